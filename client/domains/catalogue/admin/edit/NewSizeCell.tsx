import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { type NewSizeFields, newSizePath, type ProductValues } from './fields.ts'
import { useProductForm } from './form.ts'
import type { CellMode } from './sizeModes.ts'
import style from './VariantsSection.module.css'

export interface NewSizeCellProps {
  /** Its place among the sizes that are to be added. */
  at: number
  mode: CellMode
  /** 'Größe M, Herren'. */
  label: string
}

/** A size that comes with the next saving: its stock, and a way to leave it out again. */
export function NewSizeCell({ at, mode, label }: NewSizeCellProps) {
  const intl = useIntl()
  const form = useProductForm()
  const { problems } = useEditingContext<ProductValues>()
  const sizes = form.newSizes()
  const path = newSizePath(at)
  return (
    <>
      {mode === 'stock' ? (
        <input
          className={style.cell}
          type="text"
          inputMode="numeric"
          aria-label={label}
          aria-invalid={problems[path] ? true : undefined}
          title={problems[path]}
          data-edited
          placeholder="∞"
          autoComplete="off"
          value={sizes[at]?.stock ?? ''}
          onFocus={event => event.target.select()}
          onChange={event => form.setStock(at, event.target.value === '∞' ? '' : event.target.value)}
        />
      ) : (
        <span className={style.hole} aria-hidden="true" />
      )}
      <span className={style.note}>
        <FormattedMessage id="admin.product.sizeNew" />
        <button
          type="button"
          className={style.leaveOut}
          aria-label={intl.formatMessage({ id: 'admin.product.sizeLeaveOut' }, { label })}
          onClick={() =>
            form.set(
              'newVariants',
              sizes.filter((_, index): _ is NewSizeFields => index !== at),
            )
          }
        >
          <CloseIcon size={14} />
        </button>
      </span>
    </>
  )
}

import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SizeCell_variant$key } from '../../../../__generated__/SizeCell_variant.graphql.ts'
import { eurosOf } from '../../../../adminKit/edit/euros.ts'
import { useFormat } from '../../../../intl/format.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { type CellField, cellKey, offeredKey } from './fields.ts'
import { useProductForm } from './form.ts'
import style from './VariantsSection.module.css'

/** What the cells of the size table hold: one of a variant's fields, or whether it is offered. */
export type CellMode = CellField | 'offered'

export interface SizeCellProps {
  variant: SizeCell_variant$key
  mode: CellMode
  /** 'Größe M, Herren'. */
  label: string
}

/** One size of one fit. */
export function SizeCell({ mode, label, ...props }: SizeCellProps) {
  const variant = useFragment(
    graphql`
      fragment SizeCell_variant on Variant {
        id
        price {
          cents
        }
        availability {
          state
        }
      }
    `,
    props.variant,
  )
  const intl = useIntl()
  const format = useFormat()
  const language = useLanguage()
  const form = useProductForm()
  const offered = offeredKey(variant.id)
  const isOffline = form.flag(offered)

  if (mode === 'offered')
    return (
      <label className={style.offered}>
        <input
          type="checkbox"
          aria-label={`${label}, ${intl.formatMessage({ id: 'admin.product.cell.offered' })}`}
          checked={!isOffline}
          disabled={form.isReadOnly}
          onChange={event => form.set(offered, !event.target.checked)}
        />
      </label>
    )
  if (isOffline)
    return (
      <button
        type="button"
        className={style.hole}
        aria-label={intl.formatMessage({ id: 'admin.product.offer' }, { label })}
        disabled={form.isReadOnly}
        onClick={() => form.set(offered, false)}
      >
        {!form.isReadOnly && <PlusIcon size={16} />}
      </button>
    )

  const stock = form.text(cellKey(variant.id, 'stock')).trim()
  const backOn = form.text(cellKey(variant.id, 'backOn'))
  const key = cellKey(variant.id, mode)
  const isNone = mode === 'stock' && stock !== '' && Number(stock) <= 0
  const isFew = mode === 'stock' && !form.isEdited(key) && variant.availability.state === 'FEW_LEFT'
  const note =
    mode !== 'stock' ? null : stock === '' ? (
      <FormattedMessage id="admin.product.note.unlimited" />
    ) : isNone && backOn ? (
      <FormattedMessage id="admin.product.note.backOn" values={{ day: shortDay(format.day(backOn)) }} />
    ) : isNone ? (
      <FormattedMessage id="admin.product.note.soldOut" />
    ) : isFew ? (
      <FormattedMessage id="admin.product.note.few" />
    ) : null
  return (
    <>
      <input
        className={style.cell}
        type={mode === 'backOn' ? 'date' : 'text'}
        inputMode={mode === 'stock' ? 'numeric' : mode === 'price' ? 'decimal' : undefined}
        aria-label={label}
        aria-invalid={form.problem(key) ? true : undefined}
        title={form.problem(key)}
        data-edited={form.isEdited(key) || undefined}
        data-kind={isNone ? (backOn ? 'later' : 'none') : undefined}
        placeholder={mode === 'stock' ? '∞' : mode === 'price' ? eurosOf(variant.price.cents, language) : undefined}
        autoComplete="off"
        readOnly={form.isReadOnly}
        value={form.text(key)}
        onFocus={event => event.target.type === 'text' && event.target.select()}
        onChange={event => form.set(key, event.target.value === '∞' ? '' : event.target.value)}
      />
      {note && <span className={style.note}>{note}</span>}
    </>
  )
}

/** '12.01.2027' with a short year, to fit below a cell. */
const shortDay = (day: string): string => day.replace(/\d{2}(\d{2})$/, '$1')

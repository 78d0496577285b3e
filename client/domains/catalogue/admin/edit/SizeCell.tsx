import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SizeCell_variant$key } from '../../../../__generated__/SizeCell_variant.graphql.ts'
import { eurosOf } from '../../../../adminKit/edit/euros.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { type CellField, cellFlagKey, cellKey, offeredKey } from './fields.ts'
import { useProductForm } from './form.ts'
import style from './VariantsSection.module.css'

/** What the cells of the size table hold: one of a variant's fields, or whether it is offered. */
export type CellMode = CellField | 'offered' | 'child' | 'personalised'

/** Cells that are yes or no: the field behind each, and whether it says the opposite. */
const flags = {
  offered: { flag: 'isOffline', isInverted: true, title: 'admin.product.cell.offered' },
  child: { flag: 'isChildSize', isInverted: false, title: 'admin.product.cell.child' },
  personalised: { flag: 'isPersonalisable', isInverted: false, title: 'admin.product.cell.personalised' },
} as const

export interface SizeCellProps {
  variant: SizeCell_variant$key
  mode: CellMode
  /** 'Größe M, Herren'. */
  label: string
}

const inputModes: Partial<Record<CellMode, 'numeric' | 'decimal'>> = {
  ...{ stock: 'numeric', weightGrams: 'numeric', expectedDays: 'numeric', price: 'decimal' },
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
  const format = useAdminFormat()
  const language = useLanguage()
  const form = useProductForm()
  const offered = offeredKey(variant.id)
  const isOffline = form.flag(offered)

  if (mode === 'offered' || mode === 'child' || mode === 'personalised') {
    const { flag, isInverted, title } = flags[mode]
    const key = cellFlagKey(variant.id, flag)
    return (
      <label className={style.offered}>
        <input
          type="checkbox"
          aria-label={`${label}, ${intl.formatMessage({ id: title })}`}
          checked={form.flag(key) !== isInverted}
          disabled={form.isReadOnly}
          onChange={event => form.set(key, event.target.checked === !isInverted)}
        />
      </label>
    )
  }
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
  const isNone = mode === 'stock' && (wholeFrom(stock, language) ?? 1) <= 0
  const isFew = mode === 'stock' && !form.isEdited(key) && variant.availability.state === 'FEW_LEFT'
  const note =
    mode !== 'stock' ? null : stock === '' ? (
      <FormattedMessage id="admin.product.note.unlimited" />
    ) : isNone && backOn ? (
      <FormattedMessage id="admin.product.note.backOn" values={{ day: format.shortDay(backOn) }} />
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
        inputMode={inputModes[mode]}
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

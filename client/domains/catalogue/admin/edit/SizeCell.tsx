import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SizeCell_variant$key } from '../../../../__generated__/SizeCell_variant.graphql.ts'
import { eurosOf } from '../../../../adminKit/edit/euros.ts'
import { type Option, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { wholeFrom } from '../../../../ui/quantity/amounts.ts'
import { fitOptions } from './AddSizesDialog.tsx'
import { cellFlagKey, cellKey, offeredKey, propertiesKey } from './fields.ts'
import { useProductForm } from './form.ts'
import { type CellMode, isFlag } from './sizeModes.ts'
import style from './VariantsSection.module.css'

/** Cells that are yes or no: the field behind each, and whether it says the opposite. */
const flags = {
  offered: { flag: 'isOffline', isInverted: true, title: 'admin.product.cell.offered' },
  child: { flag: 'isChildSize', isInverted: false, title: 'admin.product.cell.child' },
  personalised: { flag: 'isPersonalisable', isInverted: false, title: 'admin.product.cell.personalised' },
} as const

export interface SizeCellProps {
  variant: SizeCell_variant$key
  mode: CellMode
  colors: readonly Option[]
  onProperties: () => void
  /** 'Größe M, Herren'. */
  label: string
}

const inputModes: Partial<Record<CellMode, 'numeric' | 'decimal'>> = {
  ...{ stock: 'numeric', weightGrams: 'numeric', expectedDays: 'numeric', price: 'decimal' },
}

/** One size of one fit. */
export function SizeCell({ mode, label, colors, onProperties, ...props }: SizeCellProps) {
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

  if (isFlag(mode)) {
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
  if (mode === 'fit' || mode === 'color') {
    const key = cellKey(variant.id, mode)
    const options: readonly Option[] = mode === 'fit' ? fitOptions : colors
    return (
      <select
        className={style.cell}
        aria-label={label}
        aria-invalid={form.problem(key) ? true : undefined}
        title={form.problem(key)}
        data-edited={form.isEdited(key) || undefined}
        disabled={form.isReadOnly}
        value={form.text(key)}
        onChange={event => form.set(key, event.target.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {wordsOf(option.label, intl)}
          </option>
        ))}
      </select>
    )
  }
  if (mode === 'properties') {
    const key = propertiesKey(variant.id)
    const rows = form.properties(variant.id)
    return (
      <button
        type="button"
        className={style.cell}
        aria-label={intl.formatMessage({ id: 'admin.product.sizePropertiesOpen' }, { label, count: rows.length })}
        aria-invalid={form.problem(key) ? true : undefined}
        title={rows.map(row => `${row.key}: ${row.value}`).join('\n') || undefined}
        data-edited={form.isEdited(key) || undefined}
        disabled={form.isReadOnly && rows.length === 0}
        onClick={onProperties}
      >
        {rows.length === 0 ? '–' : intl.formatNumber(rows.length)}
      </button>
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

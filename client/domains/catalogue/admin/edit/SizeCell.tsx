import { useIntl } from 'react-intl'
import { type Option, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { fitOptions } from './AddSizesDialog.tsx'
import { cellFlagKey, cellKey, propertiesKey } from './fields.ts'
import { useProductForm } from './form.ts'
import { type CellMode, isChosen, isFlag, propertyOfMode, type TypedMode } from './sizeModes.ts'
import { withValue } from './sizeValues.ts'
import style from './VariantsSection.module.css'

/** Cells that are yes or no: the field behind each, and whether it says the opposite. */
const flags = {
  offered: { flag: 'isOffline', isInverted: true, title: 'admin.product.cell.offered' },
  child: { flag: 'isChildSize', isInverted: false, title: 'admin.product.cell.child' },
  personalised: { flag: 'isPersonalisable', isInverted: false, title: 'admin.product.cell.personalised' },
} as const

export interface SizeCellProps {
  variantId: string
  mode: Exclude<CellMode, TypedMode>
  colors: readonly Option[]
  /** What can be chosen of a property: of yes and no, or of the codes of colours. */
  options: readonly Option[]
  onProperties: () => void
  /** 'Größe M, Herren'. */
  label: string
}

/** What is chosen of one size of one fit: yes or no, one of few, or its further properties. */
export function SizeCell({ variantId, mode, label, colors, options: choices, onProperties }: SizeCellProps) {
  const intl = useIntl()
  const form = useProductForm()
  if (isFlag(mode)) {
    const { flag, isInverted, title } = flags[mode]
    const key = cellFlagKey(variantId, flag)
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
  if (mode === 'properties') {
    const key = propertiesKey(variantId)
    const rows = form.properties(variantId)
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
  if (isChosen(mode)) {
    const path = propertiesKey(variantId)
    const property = propertyOfMode(mode) ?? ''
    const rows = form.properties(variantId)
    const isFlagged = choices.some(({ value }) => value === 'yes')
    return (
      <select
        className={style.cell}
        aria-label={label}
        aria-invalid={form.problem(path) ? true : undefined}
        data-edited={form.isEdited(path) || undefined}
        disabled={form.isReadOnly}
        value={rows.find(row => row.key === property)?.value ?? ''}
        onChange={event => form.set(path, withValue(rows, property, isFlagged ? 'flag' : 'text', event.target.value))}
      >
        {choices.map(option => (
          <option key={option.value} value={option.value}>
            {wordsOf(option.label, intl)}
          </option>
        ))}
      </select>
    )
  }
  const key = cellKey(variantId, mode)
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

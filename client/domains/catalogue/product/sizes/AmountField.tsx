import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { MinusIcon, PlusIcon } from '../../../../ui/pageIcons.tsx'
import style from './SizeTable.module.css'

export interface AmountFieldProps {
  /** 'Größe M, Herren, lagernd' */
  label: string
  /** 'Größe M, Herren', for what the buttons do. */
  name: string
  value: number
  maximum: number
  /** What stays in the field because it cannot be taken. */
  entry?: string | null
  /** What was typed, or the number that a button or arrow key leads to. */
  onEntry: (typed: string) => void
  isInvalid?: boolean
  describedBy?: string
}

/**
 * Pieces of one size. What is typed counts at once, for text fields and sum follow it. Tab goes from size to size; the
 * arrow keys do what the buttons do. An entry that cannot be taken stays in the field, marked.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, name, value, maximum, entry, onEntry, isInvalid, describedBy } = props
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)

  const step = (by: number) => {
    setTyped(null)
    onEntry(String(Math.min(Math.max(value + by, 0), maximum)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <span className={style.field} data-filled={value > 0 || undefined} data-invalid={isInvalid || undefined}>
      <button
        type="button"
        tabIndex={-1}
        className={style.minus}
        aria-label={intl.formatMessage({ id: 'ui.stepper.less' }, { label: name })}
        disabled={value <= 0}
        onClick={() => step(-1)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={typed ?? entry ?? value}
        onChange={event => {
          setTyped(event.target.value)
          onEntry(event.target.value)
        }}
        onFocus={event => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        className={style.plus}
        aria-label={intl.formatMessage({ id: 'ui.stepper.more' }, { label: name })}
        disabled={value >= maximum}
        onClick={() => step(1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  )
}

import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { MinusIcon, PlusIcon } from '../../../../ui/pageIcons.tsx'
import { amountFrom } from '../../../../ui/QuantityInput.tsx'
import style from './SizeTable.module.css'

export interface AmountFieldProps {
  /** 'Größe M, Herren, lagernd' */
  label: string
  /** 'Größe M, Herren', for what the buttons do. */
  name: string
  value: number
  maximum: number
  onChange: (amount: number) => void
  isInvalid?: boolean
  describedBy?: string
}

/**
 * Pieces of one size. What is typed counts at once, for text fields and sum follow it. Tab goes from size to size; the
 * arrow keys do what the buttons do.
 */
export function AmountField({ label, name, value, maximum, onChange, isInvalid, describedBy }: AmountFieldProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)

  const step = (by: number) => {
    setTyped(null)
    onChange(Math.min(Math.max(value + by, 0), maximum))
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
        value={typed ?? value}
        onChange={event => {
          setTyped(event.target.value)
          onChange(amountFrom(event.target.value, 0, maximum))
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

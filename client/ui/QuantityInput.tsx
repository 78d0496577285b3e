import { useState } from 'react'
import { useIntl } from 'react-intl'
import { classes } from './classes.ts'
import style from './form.module.css'
import { MinusIcon, PlusIcon } from './pageIcons.tsx'

export interface QuantityInputProps {
  /** What is counted: 'Stückzahl Trikot Nordwald, Größe M'. */
  label: string
  value: number
  onChange: (value: number) => void
  minimum?: number
  maximum?: number
  isDisabled?: boolean
  isInvalid?: boolean
  describedBy?: string
  className?: string
}

/** Largest amount of one thing in a cart. */
export const mostPieces = 99_999
/** Most pieces of a cart that can carry a text. */
export const mostPersonalised = 5000

/** The whole number that a person typed, within its bounds; what is no number counts as the smallest. */
export function amountFrom(typed: string, minimum: number, maximum: number): number {
  const digits = Number.parseInt(typed.replace(/[^\d-]/g, ''), 10)
  return Number.isNaN(digits) ? minimum : Math.min(Math.max(digits, minimum), maximum)
}

/**
 * Minus, number, plus. The number can be typed; what is typed counts when the field is left or Enter pressed, so that
 * nobody orders one piece on the way to twelve.
 */
export function QuantityInput(props: QuantityInputProps) {
  const {
    label,
    value,
    onChange,
    minimum = 0,
    maximum = mostPieces,
    isDisabled,
    isInvalid,
    describedBy,
    className,
  } = props
  const intl = useIntl()
  const [typed, setTyped] = useState<string | null>(null)

  const settle = () => {
    if (typed === null) return
    const amount = amountFrom(typed, minimum, maximum)
    setTyped(null)
    if (amount !== value) onChange(amount)
  }
  const step = (by: number) => onChange(Math.min(Math.max(value + by, minimum), maximum))

  return (
    <fieldset aria-label={label} className={classes(style.stepper, className)} data-invalid={isInvalid || undefined}>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'ui.stepper.less' }, { label })}
        disabled={isDisabled || value <= minimum}
        onClick={() => step(-1)}
      >
        <MinusIcon size={18} />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        disabled={isDisabled}
        value={typed ?? value}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={settle}
        onKeyDown={event => {
          if (event.key === 'Enter') settle()
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          setTyped(null)
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'ui.stepper.more' }, { label })}
        disabled={isDisabled || value >= maximum}
        onClick={() => step(1)}
      >
        <PlusIcon size={18} />
      </button>
    </fieldset>
  )
}

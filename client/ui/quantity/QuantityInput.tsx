import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../router/RouterContext.ts'
import { classes } from '../classes.ts'
import { FieldError } from '../Field.tsx'
import style from '../form.module.css'
import { MinusIcon, PlusIcon } from '../pageIcons.tsx'
import { amountFrom } from './amounts.ts'

export interface QuantityInputProps {
  /** What is counted: 'Stückzahl Trikot Nordwald, Größe M'. */
  label: string
  value: number
  /** `wish`: what was typed, where it is more than `maximum`. */
  onChange: (value: number, wish?: number) => void
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
/** Most characters that the texts of a cart have together. */
export const mostCharacters = 100_000

/**
 * Minus, number, plus. The number can be typed; what is typed counts when the field is left or Enter pressed, so that
 * nobody orders one piece on the way to twelve. What is no whole number stays to be seen and is answered in words; what is
 * more than `maximum` becomes that, and says so, unless less is taken: who takes it says why.
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
  const id = useId()
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const [mistake, setMistake] = useState<'notWhole' | 'most' | null>(null)

  const settle = () => {
    if (typed === null) return
    const { amount, wish } = amountFrom(typed, language, minimum, maximum)
    setMistake(amount === null ? 'notWhole' : wish === null ? null : 'most')
    if (amount === null) return
    setTyped(null)
    if (amount !== value) onChange(amount, wish ?? undefined)
  }
  const step = (by: number) => {
    setTyped(null)
    setMistake(null)
    onChange(Math.min(Math.max(value + by, minimum), maximum))
  }
  const told = mistake === 'most' && value !== maximum ? null : mistake
  const isWrong = isInvalid || mistake === 'notWhole'
  const described = [describedBy, told && `${id}mistake`].filter(Boolean).join(' ')

  return (
    <>
      <fieldset aria-label={label} className={classes(style.stepper, className)} data-invalid={isWrong || undefined}>
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
          aria-invalid={isWrong || undefined}
          aria-describedby={described || undefined}
          disabled={isDisabled}
          value={typed ?? value}
          onChange={event => {
            setTyped(event.target.value)
            setMistake(null)
          }}
          onFocus={event => event.target.select()}
          onBlur={settle}
          onKeyDown={event => {
            if (event.key === 'Enter') settle()
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
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
      {told && (
        <div role="alert" className={style.amountMistake}>
          <FieldError id={`${id}mistake`}>
            {told === 'most' ? (
              <FormattedMessage id="ui.amount.most" values={{ count: maximum }} />
            ) : (
              <FormattedMessage id="ui.amount.notWhole" />
            )}
          </FieldError>
        </div>
      )}
    </>
  )
}

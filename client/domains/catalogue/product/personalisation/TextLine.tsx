import { type ReactNode, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldError } from '../../../../ui/Field.tsx'
import { unprintable } from '../../parts/lettering/words.ts'
import style from './PersonalisationBox.module.css'
import { isTooLong, lengthOf } from './personalisation.ts'
import { WordFields } from './WordFields.tsx'

/** What a text may be. */
export interface TextLimits {
  readonly maxLength: number
  /** The characters that can be printed, as the server says it. */
  readonly printable: string
  /** Name and number stand in fields of their own. */
  readonly hasNumber: boolean
}

export interface TextLineProps extends TextLimits {
  label: string
  text: string
  isMissing: boolean
  /** Takes the keyboard when it appears: the switch asked for it. */
  isFirst?: boolean
  onChange: (text: string) => void
  /** What stands before the field, for the eye. */
  children: ReactNode
}

/** The text of one piece, or the one of all: a field, or one for the name and one for the number. */
export function TextLine(props: TextLineProps) {
  const { label, text, maxLength, printable, hasNumber, isMissing, isFirst, onChange, children } = props
  const intl = useIntl()
  const id = useId()
  const seen = useRef(false)
  const strange = unprintable(printable, text)
  const isLong = isTooLong(text, maxLength)
  const isWrong = isMissing || strange.length > 0 || isLong
  const showOnce = (element: HTMLInputElement | null) => {
    if (!element || !isFirst || seen.current) return
    seen.current = true
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }
  const field = {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}error` : `${id}count`,
    'data-missing': isMissing || isLong || undefined,
    autoComplete: 'off',
  }
  return (
    <>
      <span aria-hidden="true">{children}</span>
      {hasNumber ? (
        <WordFields ref={showOnce} {...{ label, text, onChange, field }} />
      ) : (
        <input
          ref={showOnce}
          className={style.input}
          aria-label={label}
          {...field}
          placeholder={intl.formatMessage({ id: 'product.personalisation.placeholderMax' }, { maxLength })}
          value={text}
          onChange={event => onChange(event.target.value)}
        />
      )}
      <span id={`${id}count`} className={style.count}>
        <span aria-hidden="true">
          {lengthOf(text)} / {maxLength}
        </span>
        <span className="visually-hidden">
          <FormattedMessage id="product.personalisation.count" values={{ length: lengthOf(text), maxLength }} />
        </span>
      </span>
      {isWrong && (
        <div className={style.error}>
          <FieldError id={`${id}error`}>
            {isMissing ? (
              <FormattedMessage id="product.personalisation.missing" />
            ) : strange.length > 0 ? (
              <FormattedMessage id="product.personalisation.unprintable" values={{ characters: strange.join(' ') }} />
            ) : (
              <FormattedMessage
                id="product.personalisation.over"
                values={{ maxLength, over: lengthOf(text.trim()) - maxLength }}
              />
            )}
          </FieldError>
        </div>
      )}
    </>
  )
}

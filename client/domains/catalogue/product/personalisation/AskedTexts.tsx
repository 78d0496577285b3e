import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { FieldError } from '../../../../ui/Field.tsx'
import style from './AskedTexts.module.css'
import { type AskedProperty, askedProblem } from './asked.ts'

export interface AskedTextsProps {
  asked: readonly AskedProperty[]
  /** What was written so far, by key. */
  written: Readonly<Record<string, string>>
  printable: string
  /** Set after somebody tried to buy without what is required. */
  wasRefused: boolean
  onWrite: (key: string, text: string) => void
}

/** What buyers of a product write for its properties; on all pieces the same. */
export function AskedTexts({ asked, written, printable, wasRefused, onWrite }: AskedTextsProps) {
  const id = useId()
  return (
    <div className={style.asked}>
      {asked.map(property => {
        const { key, label, placeholder, prefix, suffix, maxLength, isRequired } = property
        const text = written[key] ?? ''
        const problem = askedProblem(property, text, printable)
        const isShown = problem !== null && (problem.kind !== 'missing' || wasRefused)
        return (
          <div key={key} className={style.field}>
            <label htmlFor={id + key} className={style.label}>
              {label}
              {isRequired && (
                <span className={style.hint}>
                  {' '}
                  <FormattedMessage id="product.asked.required" />
                </span>
              )}
            </label>
            <span className={style.row}>
              {prefix && <span>{prefix}</span>}
              <input
                id={id + key}
                value={text}
                placeholder={placeholder ?? undefined}
                autoComplete="off"
                aria-required={isRequired || undefined}
                aria-invalid={isShown || undefined}
                aria-describedby={isShown ? `${id}${key}error` : `${id}${key}count`}
                onChange={event => onWrite(key, event.target.value)}
              />
              {suffix && <span>{suffix}</span>}
              <span id={`${id}${key}count`} className={style.hint}>
                {[...text.trim()].length} / {maxLength}
              </span>
            </span>
            {isShown && (
              <FieldError id={`${id}${key}error`}>
                {problem.kind === 'missing' ? (
                  <FormattedMessage id="product.asked.missing" values={{ label }} />
                ) : problem.kind === 'tooLong' ? (
                  <FormattedMessage id="product.personalisation.over" values={{ maxLength, over: problem.over }} />
                ) : (
                  <FormattedMessage
                    id="product.personalisation.unprintable"
                    values={{ characters: problem.characters.join(' ') }}
                  />
                )}
              </FieldError>
            )}
          </div>
        )
      })}
      <p className={style.hint}>
        <FormattedMessage id="product.asked.withdrawal" />
      </p>
    </div>
  )
}

import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { useIntl } from 'react-intl'
import { mostDigits, textFrom, wordsOf } from '../../parts/lettering/words.ts'
import style from './PersonalisationBox.module.css'

export interface WordFieldsProps {
  /** Whose text it is: 'Text für alle Stücke'. */
  label: string
  text: string
  onChange: (text: string) => void
  /** What both fields have. */
  field: InputHTMLAttributes<HTMLInputElement>
  /** The field of the name. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Name and number of a text, each in its field. They are kept as they are typed; a number that was typed behind a name
 * goes to its field when the name is left, for that is where it will be printed.
 */
export function WordFields({ label, text, onChange, field, ref }: WordFieldsProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(() => wordsOf(text))
  // Somebody else wrote: the common text was copied, or the switch was turned off.
  const words = textFrom(typed) === text.trim() ? typed : wordsOf(text)

  const write = (change: Partial<typeof words>) => {
    const next = { ...words, ...change }
    setTyped(next)
    onChange(textFrom(next))
  }
  return (
    <span className={style.words}>
      <input
        ref={ref}
        className={style.input}
        aria-label={intl.formatMessage({ id: 'product.lettering.nameOf' }, { label })}
        placeholder={intl.formatMessage({ id: 'product.lettering.name' })}
        {...field}
        value={words.name}
        onChange={event => write({ name: event.target.value })}
        onBlur={() => setTyped(wordsOf(text))}
      />
      <input
        className={style.input}
        aria-label={intl.formatMessage({ id: 'product.lettering.numberOf' }, { label })}
        placeholder={intl.formatMessage({ id: 'product.lettering.number' })}
        inputMode="numeric"
        maxLength={mostDigits}
        {...field}
        value={words.number}
        onChange={event => write({ number: event.target.value.replace(/\D/g, '') })}
      />
    </span>
  )
}

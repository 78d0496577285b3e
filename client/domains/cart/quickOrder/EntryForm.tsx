import { type FormEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { amountFrom } from '../../../ui/quantity/amounts.ts'
import { mostPieces } from '../../../ui/quantity/QuantityInput.tsx'
import { longestNumber, type Wanted } from './articleList.ts'
import style from './QuickOrder.module.css'

export interface EntryFormProps {
  language: 'de' | 'en'
  onEnter: (wanted: Wanted) => void
}

/** One article: number, amount, Enter; then the next. */
export function EntryForm({ language, onEnter }: EntryFormProps) {
  const [number, setNumber] = useState('')
  const [amount, setAmount] = useState('1')
  const [mistake, setMistake] = useState<'number' | 'amount' | 'tooMany' | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const enter = (event: FormEvent) => {
    event.preventDefault()
    const read = amountFrom(amount, language, 1, mostPieces)
    if (number.trim() === '') return setMistake('number')
    if (read.amount === null) return setMistake('amount')
    if (read.wish !== null) return setMistake('tooMany')
    onEnter({ number: number.trim(), amount: read.amount })
    setMistake(null)
    setNumber('')
    setAmount('1')
    field.current?.focus()
  }

  return (
    <form className={style.one} onSubmit={enter} noValidate>
      <TextField
        ref={field}
        className={style.number}
        label={<FormattedMessage id="quickOrder.number" />}
        hint={<FormattedMessage id="quickOrder.numberHint" />}
        error={mistake === 'number' && <FormattedMessage id="quickOrder.numberMissing" />}
        value={number}
        maxLength={longestNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        onChange={event => setNumber(event.target.value)}
      />
      <TextField
        className={style.amount}
        label={<FormattedMessage id="quickOrder.amount" />}
        error={
          mistake === 'amount' ? (
            <FormattedMessage id="quickOrder.amountWrong" />
          ) : (
            mistake === 'tooMany' && <FormattedMessage id="quickOrder.tooMany" values={{ most: mostPieces }} />
          )
        }
        value={amount}
        inputMode="numeric"
        autoComplete="off"
        onChange={event => setAmount(event.target.value)}
        onFocus={event => event.target.select()}
      />
      <Button type="submit" look="outline">
        <FormattedMessage id="quickOrder.enter" />
      </Button>
    </form>
  )
}

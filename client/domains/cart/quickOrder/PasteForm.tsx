import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { mostPieces } from '../../../ui/quantity/QuantityInput.tsx'
import { listFrom, mostArticles, type Unread, type Wanted } from './articleList.ts'
import style from './QuickOrder.module.css'

/** Characters of a pasted list; two hundred lines of a spreadsheet are far shorter. */
const longestList = 40_000
/** Lines that are shown of those that could not be read. */
const mostShown = 3

export interface PasteFormProps {
  language: 'de' | 'en'
  onRead: (wanted: readonly Wanted[]) => void
}

/** A whole list at once, from a spreadsheet or a mail. What cannot be read stays in the field to be mended. */
export function PasteForm({ language, onRead }: PasteFormProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<readonly Unread[]>([])

  const said = ({ line, amount }: Unread) =>
    amount === null
      ? line
      : `${line} (${intl.formatMessage(
          { id: amount.why === 'notOne' ? 'quickOrder.noAmount' : 'quickOrder.tooMany' },
          { amount: amount.typed, most: mostPieces },
        )})`

  const read = (event: FormEvent) => {
    event.preventDefault()
    const list = listFrom(text, language)
    setUnread(list.unread)
    setText(list.unread.map(({ line }) => line).join('\n'))
    if (list.wanted.length > 0) onRead(list.wanted)
  }

  return (
    <form className={style.paste} onSubmit={read} noValidate>
      <TextAreaField
        label={<FormattedMessage id="quickOrder.paste" />}
        hint={<FormattedMessage id="quickOrder.pasteHint" values={{ count: mostArticles }} />}
        error={
          unread.length > 0 && (
            <FormattedMessage
              id="quickOrder.unread"
              values={{ count: unread.length, lines: unread.slice(0, mostShown).map(said).join(' · ') }}
            />
          )
        }
        value={text}
        rows={6}
        maxLength={longestList}
        spellCheck={false}
        placeholder={'HF-20417-M\t12\nHF-20417-L\t8'}
        onChange={event => {
          setText(event.target.value)
          setUnread([])
        }}
      />
      <Button type="submit" look="outline" disabled={text.trim() === ''}>
        <FormattedMessage id="quickOrder.read" />
      </Button>
    </form>
  )
}

import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldError, TextField } from '../../../ui/Field.tsx'
import { useChangeCartLine } from '../mutations/useChangeCartLine.ts'
import style from './LineTexts.module.css'
import { type LineRefusal, RefusalText } from './RefusalText.tsx'

/** A line whose texts are written. */
interface TextsOfLine {
  readonly id: string
  /** 'Größe M' */
  readonly name: string
  /** For how many pieces; more than there are texts while the amount is being raised. */
  readonly amount: number
  readonly texts: readonly string[]
  readonly maxLength: number
}

export interface TextsDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  lines: readonly TextsOfLine[]
}

/** Fields shown at once; the others come in steps, for a club may order hundreds. */
const fieldsPerStep = 30

/** Characters as people count them, so that an emoji is one; as the server counts. */
const lengthOf = (text: string): number => [...text].length

interface Piece {
  readonly key: string
  readonly line: TextsOfLine
  readonly at: number
  readonly text: string
}

/** The texts of some lines, one per piece with its size, and one that can be put on all of them. */
export default function TextsDialog({ isOpen, onClose, title, lines }: TextsDialogProps) {
  const intl = useIntl()
  const id = useId()
  const [change, isPending] = useChangeCartLine()
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const [common, setCommon] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<{ lineId: string; refusal: LineRefusal } | null>(null)
  const [shown, setShown] = useState(fieldsPerStep)
  const pieces = lines.flatMap(line =>
    Array.from({ length: line.amount }, (_, at): Piece => {
      const key = `${line.id} ${at}`
      return { key, line, at, text: written[key] ?? line.texts[at] ?? '' }
    }),
  )
  const maxLength = Math.min(...lines.map(line => line.maxLength))
  const isWrong = ({ text, line }: Piece) => text.trim() === '' || lengthOf(text) > line.maxLength

  const close = () => {
    setWritten({})
    setCommon('')
    setChecked(false)
    setRefused(null)
    onClose()
  }
  const save = async () => {
    setChecked(true)
    setRefused(null)
    const wrong = pieces.findIndex(isWrong)
    if (wrong >= 0) {
      setShown(count => Math.max(count, wrong + 1))
      return
    }
    for (const line of lines) {
      const texts = pieces.filter(piece => piece.line === line).map(({ text }) => text)
      const isSame = texts.length === line.texts.length && texts.every((text, at) => text === line.texts[at])
      if (isSame) continue
      const answer = await change({ lineId: line.id, amount: line.amount, texts })
      const [refusal] = answer.refusals
      if (refusal) return setRefused({ lineId: line.id, refusal })
      // The connection failed, and said so: what was written stays.
      if (!answer.isDone) return
    }
    close()
  }

  const counted = (text: string, most: number) => (
    <span aria-hidden="true" className={style.count}>
      {lengthOf(text)} / {most}
    </span>
  )
  const mistake = (text: string, most: number) =>
    lengthOf(text) > most ? (
      <FormattedMessage id="cart.texts.over" values={{ maxLength: most, over: lengthOf(text) - most }} />
    ) : null

  return (
    <Dialog
      isKept
      isOpen={isOpen}
      onClose={close}
      title={<FormattedMessage id="cart.texts.title" values={{ title }} />}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button onClick={save} isBusy={isPending}>
            <FormattedMessage id={isPending ? 'cart.texts.saving' : 'cart.texts.save'} />
          </Button>
        </>
      }
    >
      <p id={`${id}hint`}>
        <FormattedMessage id="cart.texts.limit" values={{ maxLength }} />{' '}
        {lines.some(line => line.amount > line.texts.length) && <FormattedMessage id="cart.texts.further" />}
      </p>
      <div className={style.fields}>
        {pieces.length > 1 && (
          <div className={style.all}>
            <TextField
              label={<FormattedMessage id="cart.texts.common" />}
              aside={counted(common, maxLength)}
              isOptional
              value={common}
              autoComplete="off"
              error={mistake(common, maxLength)}
              onChange={event => setCommon(event.target.value)}
            />
            <Button
              look="quiet"
              disabled={common.trim() === '' || lengthOf(common) > maxLength}
              onClick={() => setWritten(Object.fromEntries(pieces.map(({ key }) => [key, common])))}
            >
              <FormattedMessage id="cart.texts.forAll" />
            </Button>
          </div>
        )}
        {pieces.slice(0, shown).map(piece => (
          <TextField
            key={piece.key}
            label={intl.formatMessage(
              { id: 'cart.texts.piece' },
              { name: piece.line.name || 'none', at: piece.at + 1 },
            )}
            aside={counted(piece.text, piece.line.maxLength)}
            value={piece.text}
            autoComplete="off"
            error={
              mistake(piece.text, piece.line.maxLength) ??
              (isChecked && piece.text.trim() === '' && <FormattedMessage id="cart.texts.missing" />)
            }
            onChange={event => setWritten({ ...written, [piece.key]: event.target.value })}
          />
        ))}
        {shown < pieces.length && (
          <Button look="quiet" onClick={() => setShown(shown + fieldsPerStep)}>
            <FormattedMessage id="cart.texts.showMore" values={{ count: pieces.length - shown }} />
          </Button>
        )}
        {refused && (
          <FieldError>
            {lines.length > 1 && `${lines.find(line => line.id === refused.lineId)?.name}: `}
            <RefusalText refusal={refused.refusal} />
          </FieldError>
        )}
      </div>
    </Dialog>
  )
}

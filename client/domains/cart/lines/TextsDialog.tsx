import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldError, TextField } from '../../../ui/Field.tsx'
import { useChangeCartLine } from '../mutations/useChangeCartLine.ts'
import style from './LineTexts.module.css'
import { type LineRefusal, RefusalText } from './RefusalText.tsx'

export interface TextsDialogProps {
  isOpen: boolean
  onClose: () => void
  lineId: string
  title: string
  /** For how many pieces texts are written; more than there are texts when the amount is being raised. */
  amount: number
  texts: readonly string[]
  /** Null: without a bound that one would meet. */
  maxLength: number | null
  /** Of a set: its pieces, whose texts are to be read here only. */
  pieces: readonly { name: string; texts: readonly string[] }[]
  productPath: string | null
}

/** The texts of a position, one per piece. */
export function TextsDialog(props: TextsDialogProps) {
  return props.texts.length === 0 ? <SetTexts {...props} /> : <OwnTexts {...props} />
}

function SetTexts({ isOpen, onClose, title, pieces, productPath }: TextsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="cart.texts.title" values={{ title }} />}
      actions={
        productPath && (
          <LinkButton look="quiet" to={productPath}>
            <FormattedMessage id="cart.texts.compose" />
          </LinkButton>
        )
      }
    >
      <FormattedMessage id="cart.texts.ofSet" />
      <ul className={style.list}>
        {pieces
          .filter(piece => piece.texts.length > 0)
          .map((piece, at) => (
            <li key={at}>
              <strong>{piece.name}</strong> {piece.texts.join(', ')}
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

/** Fields shown at once; the others come in steps, for a club may order hundreds. */
const fieldsPerStep = 30

function OwnTexts({ isOpen, onClose, lineId, title, amount, texts, maxLength }: TextsDialogProps) {
  const intl = useIntl()
  const [change, isPending] = useChangeCartLine()
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({})
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<LineRefusal | null>(null)
  const [shown, setShown] = useState(fieldsPerStep)
  const all = Array.from({ length: amount }, (_, at) => written[at] ?? texts[at] ?? '')

  const close = () => {
    setWritten({})
    setChecked(false)
    setRefusal(null)
    onClose()
  }
  const save = async () => {
    setChecked(true)
    const missing = all.findIndex(text => text.trim() === '')
    if (missing >= 0) {
      setShown(count => Math.max(count, missing + 1))
      return
    }
    const answer = await change({ lineId, amount, texts: all })
    if (answer.isDone) close()
    else setRefusal(answer.refusals[0] ?? null)
  }

  return (
    <Dialog
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
      {amount > texts.length && <FormattedMessage id="cart.texts.further" />}
      <div className={style.fields}>
        {all.slice(0, shown).map((text, at) => (
          <TextField
            key={at}
            label={intl.formatMessage({ id: 'cart.texts.piece' }, { at: at + 1 })}
            value={text}
            maxLength={maxLength ?? undefined}
            autoComplete="off"
            error={isChecked && text.trim() === '' && <FormattedMessage id="cart.texts.missing" />}
            onChange={event => setWritten({ ...written, [at]: event.target.value })}
          />
        ))}
        {shown < all.length && (
          <Button look="quiet" onClick={() => setShown(shown + fieldsPerStep)}>
            <FormattedMessage id="cart.texts.showMore" values={{ count: all.length - shown }} />
          </Button>
        )}
        {refusal && (
          <FieldError>
            <RefusalText refusal={refusal} />
          </FieldError>
        )}
      </div>
    </Dialog>
  )
}

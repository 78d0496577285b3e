import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Link } from '../../../../router/Link.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { useRequestRestock } from '../../mutations/useRequestRestock.ts'
import type { Choice } from '../choice/choices.ts'
import style from './RestockForm.module.css'
import { sizeName } from './stockText.ts'

export interface RestockFormProps {
  productId: string
  choice: Choice
  /** How many pieces are waited for. */
  amount: number
}

const refusalTexts: Readonly<Record<string, MessageId>> = {
  EMAIL_INVALID: 'product.restock.emailInvalid',
  PRODUCT_UNAVAILABLE: 'product.problem.discontinued',
  TOO_MANY_MAILS: 'product.restock.tooMany',
  TOO_MANY_ATTEMPTS: 'product.restock.tooMany',
}

/** Takes the address of whoever wants to be told, once, when a size is back. */
export default function RestockForm({ productId, choice, amount }: RestockFormProps) {
  const intl = useIntl()
  const [request, isPending] = useRequestRestock()
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const { isDone, refusals } = await request({ productId, variantId: choice.id, amount, email: email.trim() })
    setRefused(refusals[0]?.code ?? null)
    if (isDone) setSentTo(email.trim())
  }

  if (sentTo !== null)
    return (
      <p role="status" className={style.sent}>
        <FormattedMessage id="product.restock.sent" values={{ email: sentTo }} />
      </p>
    )
  return (
    <form className={style.form} onSubmit={event => void send(event)} noValidate>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        label={intl.formatMessage({ id: 'product.restock.email' }, { size: sizeName(intl, choice) })}
        hint={
          <FormattedMessage
            id="product.restock.hint"
            values={{
              privacy: text => (
                <Link key="privacy" to="/Privacy" className="link">
                  {text}
                </Link>
              ),
            }}
          />
        }
        error={refused && <FormattedMessage id={refusalTexts[refused] ?? 'product.restock.failed'} />}
        value={email}
        onChange={event => {
          setEmail(event.target.value)
          setRefused(null)
        }}
      />
      <Button type="submit" look="outline" isBusy={isPending}>
        <FormattedMessage id="product.restock.submit" />
      </Button>
    </form>
  )
}

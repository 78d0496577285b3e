import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { WithdrawalForm_offer$key } from '../../../__generated__/WithdrawalForm_offer.graphql.ts'
import { usePlace } from '../../../router/RouterContext.ts'
import { DeclareWithdrawalInput as accepted } from '../../../schema/accepted.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { useKeptForm } from '../../../ui/keptForm.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { useDeclareWithdrawal } from '../mutations/useDeclareWithdrawal.ts'
import { type Amounts, ChooseItems, chosenOf, keyOf } from './ChooseItems.tsx'
import { type Mistake, mistakesOf } from './mistakes.ts'
import { Receipt } from './Receipt.tsx'
import style from './WithdrawalPage.module.css'

export interface WithdrawalFormProps {
  /** The order, where it is known to be the declarer's. */
  offer: WithdrawalForm_offer$key | null
  /** The number that the address names. */
  named: string
  /** The secret of the order's link. */
  token: string | null
}

/** Name, contract, address, and the one button that withdraws. What was typed stays until it has arrived. */
export function WithdrawalForm({ offer: key, named, token }: WithdrawalFormProps) {
  const offer = useFragment(
    graphql`
      fragment WithdrawalForm_offer on WithdrawalOffer {
        orderNumber
        name
        email
        items {
          lineId
          piece
          title
          fit
          size
          color
          amount
          isExcluded
        }
      }
    `,
    key,
  )
  const { account } = useViewer()
  const [declare, isPending] = useDeclareWithdrawal()
  // One for all attempts: what arrived before a broken connection is not declared twice.
  const [attempt] = useState(() => crypto.randomUUID())
  const [name, setName] = useState(offer?.name ?? account?.name ?? '')
  const [orderNumber, setOrderNumber] = useState(offer?.orderNumber ?? named)
  const [email, setEmail] = useState(account?.email ?? '')
  const [parts, setParts] = useState('')
  const [amounts, setAmounts] = useState<Amounts>({})
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const [receivedAt, setReceivedAt] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, `form ${usePlace().path}`)
  useEffect(() => {
    const first = mistakes.find(({ field }) => field !== null)?.field
    const element = first ? form.current?.elements.namedItem(first) : null
    if (element instanceof HTMLElement) element.focus()
  }, [mistakes])

  const isExcludedWhole = offer?.items.every(item => item.isExcluded)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const answer = await declare({
      ...{ key: attempt, name, orderNumber },
      ...(offer ? { token, items: chosenOf(offer.items, amounts) } : { email, parts: parts || null }),
    })
    if (answer.isDone && answer.payload?.receivedAt) {
      forget()
      setReceivedAt(answer.payload.receivedAt)
    } else setMistakes(mistakesOf(answer.refusals))
  }
  const errorOf = (field: string) => {
    const mistake = mistakes.find(each => each.field === field)
    return mistake && <FormattedMessage id={mistake.text} />
  }

  if (receivedAt !== null)
    return (
      <Receipt
        {...{ receivedAt, name, orderNumber, parts }}
        email={offer?.email ?? email}
        items={offer ? offer.items.filter(item => (amounts[keyOf(item)] ?? 0) > 0) : []}
        amounts={amounts}
      />
    )
  if (isExcludedWhole)
    return (
      <Notice tone="neutral">
        <FormattedMessage id="withdrawals.allExcluded" />
      </Notice>
    )
  return (
    <form ref={form} className={style.form} onSubmit={submit} noValidate>
      {mistakes
        .filter(({ field }) => field === null)
        .map(({ text }) => (
          <Notice key={text} tone="danger" isUrgent>
            <FormattedMessage id={text} />
          </Notice>
        ))}
      <TextField
        name="name"
        autoComplete="name"
        label={<FormattedMessage id="withdrawals.name" />}
        value={name}
        onChange={event => setName(event.target.value)}
        maxLength={accepted.name.characters}
        error={errorOf('name')}
      />
      <TextField
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        label={<FormattedMessage id="withdrawals.orderNumber" />}
        hint={offer ? undefined : <FormattedMessage id="withdrawals.orderNumberHint" />}
        value={orderNumber}
        readOnly={offer !== null && offer !== undefined}
        onChange={event => setOrderNumber(event.target.value)}
        maxLength={accepted.orderNumber.characters}
        error={errorOf('orderNumber')}
      />
      {offer ? (
        <>
          <ChooseItems items={offer.items} amounts={amounts} onChange={setAmounts} error={errorOf('items')} />
          <p className={style.hint}>
            <FormattedMessage
              id="withdrawals.receiptTo"
              values={{ email: <strong key="email">{offer.email}</strong> }}
            />
          </p>
        </>
      ) : (
        <>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            label={<FormattedMessage id="withdrawals.email" />}
            hint={<FormattedMessage id="withdrawals.emailHint" />}
            value={email}
            onChange={event => setEmail(event.target.value)}
            maxLength={accepted.email.characters}
            error={errorOf('email')}
          />
          <TextAreaField
            name="parts"
            isOptional
            label={<FormattedMessage id="withdrawals.parts" />}
            hint={<FormattedMessage id="withdrawals.partsHint" />}
            value={parts}
            onChange={event => setParts(event.target.value)}
            maxLength={accepted.parts.characters}
            error={errorOf('parts')}
          />
        </>
      )}
      <p>
        <FormattedMessage id="withdrawals.statement" values={{ number: orderNumber || '…' }} />
      </p>
      <div>
        <Button type="submit" size="large" isBusy={isPending}>
          <FormattedMessage id="withdrawals.confirm" />
        </Button>
      </div>
    </form>
  )
}

import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormat } from '../../../intl/format.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { type Amounts, keyOf, type OfferedItem } from './ChooseItems.tsx'
import style from './WithdrawalPage.module.css'

interface ReceiptProps {
  receivedAt: string
  name: string
  orderNumber: string
  email: string
  parts: string
  items: readonly OfferedItem[]
  amounts: Amounts
}

/** That the declaration has come in, when, and what it says; the mail says the same. */
export function Receipt({ receivedAt, name, orderNumber, email, parts, items, amounts }: ReceiptProps) {
  const format = useFormat()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <section className={style.form}>
      <h2 ref={top} tabIndex={-1} className="h2">
        <FormattedMessage id="withdrawals.received" />
      </h2>
      <Notice tone="good">
        <FormattedMessage
          id="withdrawals.receivedText"
          values={{ instant: format.instant(receivedAt), email: <strong key="email">{email}</strong> }}
        />
      </Notice>
      <dl className={style.facts}>
        <dt>
          <FormattedMessage id="withdrawals.name" />
        </dt>
        <dd>{name}</dd>
        <dt>
          <FormattedMessage id="withdrawals.orderNumber" />
        </dt>
        <dd>{orderNumber}</dd>
        <dt>
          <FormattedMessage id="withdrawals.extent" />
        </dt>
        <dd>
          {items.length > 0 ? (
            items.map(item => (
              <p key={keyOf(item)}>
                {amounts[keyOf(item)]}
                {'\u00a0×\u00a0'}
                {[item.title, item.size, item.color].filter(Boolean).join(', ')}
              </p>
            ))
          ) : parts ? (
            <p className={style.parts}>{parts}</p>
          ) : (
            <FormattedMessage id="withdrawals.everything" />
          )}
        </dd>
      </dl>
    </section>
  )
}

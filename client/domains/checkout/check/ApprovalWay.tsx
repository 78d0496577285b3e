import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ApprovalWay_cart$key } from '../../../__generated__/ApprovalWay_cart.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import type { ToldRefusal } from '../../accounts/parts/addresses/addressMistakes.ts'
import { useAskApproval } from '../mutations/useAskApproval.ts'
import style from './OrderBox.module.css'
import type { Declared } from './usePlacement.ts'

export interface ApprovalWayProps {
  cart: ApprovalWay_cart$key
  declared: Declared
  /** What was refused; it is told where the mistakes of an order are. */
  onRefused: (refusals: readonly ToldRefusal[]) => Promise<void>
}

const longestNote = 1000
const reasons = { ORDER_LIMIT: 'checkout.approval.orderLimit', MONTH_BUDGET: 'checkout.approval.monthBudget' } as const

/** Instead of the button that orders, for buyers of a company who may not order as much by themselves. */
export function ApprovalWay({ declared, onRefused, ...props }: ApprovalWayProps) {
  const { approval, totals } = useFragment(
    graphql`
      fragment ApprovalWay_cart on Cart {
        approval {
          reason
          limit {
            cents
            currency
          }
          left {
            cents
            currency
          }
        }
        totals {
          toPay {
            cents
          }
        }
      }
    `,
    props.cart,
  )
  const intl = useIntl()
  const { navigate } = useRouter()
  const { tell } = useToasts()
  const [note, setNote] = useState('')
  const [ask, isAsking] = useAskApproval()
  if (!approval) return null
  const send = async () => {
    const { isDone, refusals } = await ask({ ...declared, note, expectedTotal: totals.toPay.cents })
    if (!isDone) return onRefused(refusals)
    tell({ kind: 'success', title: intl.formatMessage({ id: 'checkout.approval.sent' }) })
    navigate(accountPaths.company, { replace: true })
  }
  return (
    <div className={style.way}>
      <Notice tone="neutral">
        <FormattedMessage
          id={reasons[approval.reason]}
          values={{
            limit: <Money key="limit" {...approval.limit} />,
            left: <Money key="left" {...approval.left} />,
          }}
        />
      </Notice>
      <TextAreaField
        isOptional
        label={<FormattedMessage id="checkout.approval.note" />}
        hint={<FormattedMessage id="checkout.approval.noteHint" />}
        value={note}
        maxLength={longestNote}
        rows={3}
        onChange={event => setNote(event.target.value)}
      />
      <Button size="order" isWide isBusy={isAsking} onClick={() => void send()}>
        <FormattedMessage id="checkout.approval.send" />
      </Button>
      <p className={style.line}>
        <FormattedMessage id="checkout.approval.contract" />
      </p>
    </div>
  )
}

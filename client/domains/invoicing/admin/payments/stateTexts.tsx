import { FormattedMessage } from 'react-intl'
import type { DocumentPaymentState } from '../../../../__generated__/OpenItemsPageQuery.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Status, type Tone } from '../../../../ui/Badge.tsx'

/** How the payment of an invoice stands, in words. */
export const stateTexts = {
  UNPAID: 'payments.state.unpaid',
  PARTLY_PAID: 'payments.state.partlyPaid',
  OVERDUE: 'payments.state.overdue',
  PAID: 'payments.state.paid',
  OVERPAID: 'payments.state.overpaid',
  CANCELLED: 'payments.state.cancelled',
} as const satisfies Record<DocumentPaymentState, MessageId>

const tones: Readonly<Record<DocumentPaymentState, Tone>> = {
  UNPAID: 'neutral',
  PARTLY_PAID: 'info',
  OVERDUE: 'danger',
  PAID: 'good',
  OVERPAID: 'warn',
  CANCELLED: 'neutral',
}

/** The state of the payment of an invoice. */
export function PaymentStatus({ state }: { state: DocumentPaymentState }) {
  return (
    <Status tone={tones[state]} isHollow={state === 'UNPAID'}>
      <FormattedMessage id={stateTexts[state]} />
    </Status>
  )
}

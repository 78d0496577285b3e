import type { ProposalConfidence, ProposalReason } from '../../../../__generated__/BankLinesPageQuery.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import type { Tone } from '../../../../ui/Badge.tsx'

/** How much speaks for a proposal, in words. */
export const confidenceTexts = {
  SURE: 'payments.confidence.sure',
  LIKELY: 'payments.confidence.likely',
  POSSIBLE: 'payments.confidence.possible',
} as const satisfies Record<ProposalConfidence, MessageId>

export const confidenceTones: Readonly<Record<ProposalConfidence, Tone>> = {
  ...{ SURE: 'good', LIKELY: 'info', POSSIBLE: 'neutral' },
}

/** Why a document is proposed, in words. */
export const reasonTexts = {
  NUMBER: 'payments.reason.number',
  SEVERAL_NUMBERS: 'payments.reason.severalNumbers',
  CUSTOMER_NUMBER: 'payments.reason.customerNumber',
  ORDER_NUMBER: 'payments.reason.orderNumber',
  AMOUNT: 'payments.reason.amount',
  DISCOUNT: 'payments.reason.discount',
  IBAN: 'payments.reason.iban',
  NAME: 'payments.reason.name',
  ONLY_ONE: 'payments.reason.onlyOne',
  LESS: 'payments.reason.less',
  MORE: 'payments.reason.more',
  TWICE: 'payments.reason.twice',
} as const satisfies Record<ProposalReason, MessageId>

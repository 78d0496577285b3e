import type { WithdrawalState, WithdrawalTermKind } from '../../../__generated__/WithdrawalsPageQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import type { Tone } from '../../../ui/Badge.tsx'

export const stateTexts: Readonly<Record<WithdrawalState, { readonly text: MessageId; readonly tone: Tone }>> = {
  RECEIVED: { text: 'admin.withdrawals.state.RECEIVED', tone: 'warn' },
  ACCEPTED: { text: 'admin.withdrawals.state.ACCEPTED', tone: 'good' },
  REFUSED: { text: 'admin.withdrawals.state.REFUSED', tone: 'neutral' },
}

export const termTexts: Readonly<Record<WithdrawalTermKind, MessageId>> = {
  BEFORE_DELIVERY: 'admin.withdrawals.term.beforeDelivery',
  IN_TIME: 'admin.withdrawals.term.inTime',
  LATE: 'admin.withdrawals.term.late',
  TO_BE_CHECKED: 'admin.withdrawals.term.toBeChecked',
}

interface Extent {
  readonly items: readonly { readonly title: string; readonly amount: number }[]
  readonly parts: string | null | undefined
}

/** What is withdrawn from, part by part; `everything` where nothing narrows it. */
export const extentOf = ({ items, parts }: Extent, everything: string): readonly string[] => {
  const told = [...items.map(({ title, amount }) => `${amount} × ${title}`), ...(parts ? [parts] : [])]
  return told.length > 0 ? told : [everything]
}

import type { MessageId } from '../../../intl/messageIds.ts'

interface State {
  readonly text: MessageId
  readonly tone: 'good' | 'neutral' | 'danger' | 'info' | 'warn'
}

/** How a voucher stands, in words. */
export const states: Readonly<Record<string, State>> = {
  OPEN: { text: 'admin.vouchers.state.open', tone: 'good' },
  PARTLY: { text: 'admin.vouchers.state.partly', tone: 'info' },
  REDEEMED: { text: 'admin.vouchers.state.redeemed', tone: 'neutral' },
  EXPIRED: { text: 'admin.vouchers.state.expired', tone: 'neutral' },
  BLOCKED: { text: 'admin.vouchers.state.blocked', tone: 'danger' },
}

/** What an entry of a voucher is, in words. */
export const entryKinds: Readonly<Record<string, MessageId>> = {
  ISSUED: 'admin.vouchers.entry.issued',
  REDEEMED: 'admin.vouchers.entry.redeemed',
  RETURNED: 'admin.vouchers.entry.returned',
  CORRECTED: 'admin.vouchers.entry.corrected',
}

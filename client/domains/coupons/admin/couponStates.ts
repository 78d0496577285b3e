import type { MessageId } from '../../../intl/messageIds.ts'

interface State {
  readonly text: MessageId
  readonly tone: 'good' | 'neutral' | 'danger' | 'info'
}

/** How a coupon stands, in words. */
export const states: Readonly<Record<string, State>> = {
  ACTIVE: { text: 'admin.coupons.state.active', tone: 'good' },
  PLANNED: { text: 'admin.coupons.state.planned', tone: 'info' },
  ENDED: { text: 'admin.coupons.state.ended', tone: 'neutral' },
  OFF: { text: 'admin.coupons.state.off', tone: 'neutral' },
  DELETED: { text: 'admin.coupons.state.deleted', tone: 'danger' },
}

import type { MessageId } from '../../../intl/messageIds.ts'
import type { KindName } from './documentsUrl.ts'

export const listTitles = {
  offer: 'invoicing.offers',
  order: 'invoicing.orders',
  delivery: 'invoicing.deliveries',
  invoice: 'invoicing.title',
} as const satisfies Record<KindName, MessageId>

export const newTexts = {
  offer: 'invoicing.new.offer',
  order: 'invoicing.new.order',
  delivery: 'invoicing.new.delivery',
  invoice: 'invoicing.new.invoice',
} as const satisfies Record<KindName, MessageId>

/** What one of a kind is called. */
export const kindTexts = {
  OFFER: 'invoicing.kind.offer',
  ORDER: 'invoicing.kind.order',
  DELIVERY: 'invoicing.kind.delivery',
  INVOICE: 'invoicing.kind.invoice',
  REMINDER: 'invoicing.kind.reminder',
} as const satisfies Record<string, MessageId>

/** What making one of a kind is called. */
export const becomeTexts = {
  OFFER: 'invoicing.become.offer',
  ORDER: 'invoicing.become.order',
  DELIVERY: 'invoicing.become.delivery',
  INVOICE: 'invoicing.become.invoice',
  REMINDER: 'invoicing.kind.reminder',
} as const satisfies Record<string, MessageId>

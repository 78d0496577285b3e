import type { MessageId } from '../../../intl/messageIds.ts'

/** What people call the events that endpoints are told of, by their names. */
export const kindTitles: Readonly<Record<string, MessageId>> = {
  'customer.changed': 'admin.webhooks.kind.customer.changed',
  'customer.created': 'admin.webhooks.kind.customer.created',
  'customer.deleted': 'admin.webhooks.kind.customer.deleted',
  'order.cancelled': 'admin.webhooks.kind.order.cancelled',
  'order.changed': 'admin.webhooks.kind.order.changed',
  'order.paid': 'admin.webhooks.kind.order.paid',
  'order.placed': 'admin.webhooks.kind.order.placed',
  'order.refunded': 'admin.webhooks.kind.order.refunded',
  'order.shipped': 'admin.webhooks.kind.order.shipped',
  'product.changed': 'admin.webhooks.kind.product.changed',
  'product.created': 'admin.webhooks.kind.product.created',
  'product.deleted': 'admin.webhooks.kind.product.deleted',
  'product.restored': 'admin.webhooks.kind.product.restored',
  'stock.changed': 'admin.webhooks.kind.stock.changed',
  'voucher.changed': 'admin.webhooks.kind.voucher.changed',
  'voucher.issued': 'admin.webhooks.kind.voucher.issued',
  'voucher.redeemed': 'admin.webhooks.kind.voucher.redeemed',
  'webhook.resumed': 'admin.webhooks.kind.webhook.resumed',
  'webhook.test': 'admin.webhooks.kind.webhook.test',
  'withdrawal.decided': 'admin.webhooks.kind.withdrawal.decided',
  'withdrawal.declared': 'admin.webhooks.kind.withdrawal.declared',
}

/** The title of an event; one that has none is called by its name. */
export const kindTitle = (kind: string, text: (id: MessageId) => string): string => {
  const title = kindTitles[kind]
  return title === undefined ? kind : text(title)
}

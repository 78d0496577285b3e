import type { Tracked } from '../../../platform/changes.ts'
import { orderLines, orders } from '../tables.ts'

/** What counts as a change of an order for those who mirror it; not who looked at it, its links and notes. */
export const orderChanges: Tracked = {
  kind: 'order',
  area: 'orders',
  record: {
    table: orders,
    unseen: ['secretHashes', 'endedSecretHashes', 'linkRenewedAt', 'isRead', 'noteText', 'searchText'],
    since: 'placedAt',
  },
  parts: [{ table: orderLines, owner: 'orderId', unseen: ['imageFileId'], onlyUpdates: true }],
}

import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseMails, browseOrders } from './queries/browsing.ts'

const byDay = { field: 'placedAt', direction: 'desc' } as const

/** Orders by number, and by the names and addresses on them; mails by subject and recipient. */
export const orderFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'order', type: 'Order', area: 'orders' },
    async find({ database, viewer, timeZone }, search, limit) {
      const page = { offset: 0, limit }
      const found = await browseOrders(database.drizzle, viewer, { search }, byDay, page, timeZone)
      return found.map(({ id, orderNumber, customerName }) => ({
        id,
        title: String(orderNumber),
        details: customerName,
      }))
    },
  },
]

export const mailFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'mail', type: 'Mail', area: 'mails' },
    async find({ database, viewer }, search, limit) {
      const found = await browseMails(database.drizzle, viewer, { search }, { offset: 0, limit })
      return found.map(({ id, subject, recipient }) => ({ id, title: subject, details: detailsOf(recipient) }))
    },
  },
]

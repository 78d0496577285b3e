import { type OrderMailKind, orderMail } from '../../domains/orders/mails.ts'
import { statusPath } from '../../domains/orders/rules/statusLink.ts'
import type { OrderEventKind, orders } from '../../domains/orders/tables.ts'
import type { Settings } from '../../domains/settings/rules.ts'
import { markedTexts } from '../../platform/mailSecrets.ts'
import type { mails } from '../../platform/tables.ts'
import { stableId } from '../stableId.ts'
import type { Course } from './courses.ts'

/** Of older orders the mails are no longer kept. */
const DAYS = 21
const SHOP_URL = 'https://halle-und-feld.example'
/** In the place of the secret of a link: nobody knows one, for the demo's orders have none. */
const NO_SECRET = 'demo'.padEnd(43, '-')

const kinds: Partial<Record<OrderEventKind, OrderMailKind>> = {
  placed: 'orderConfirmation',
  paid: 'orderPaid',
  shipped: 'orderShipped',
  cancelled: 'orderCancelledByShop',
  cancelledUnpaid: 'orderCancelled',
  refunded: 'orderRefunded',
}

type MailRow = typeof mails.$inferInsert

/** The mails that told customers of their latest orders, as if they had been sent: nothing waits to be sent. */
export function mailRows(
  courses: readonly (Course & { readonly orderNumber: number })[],
  settings: Settings,
  now: Date,
): MailRow[] {
  const first = now.getTime() - DAYS * 24 * 60 * 60 * 1000
  return courses
    .filter(({ order }) => order.placedAt.getTime() > first)
    .flatMap(({ order: placed, orderNumber, lines, steps }) =>
      steps.flatMap(({ kind: event, at, note }) => {
        const kind = kinds[event]
        if (!kind) return []
        // A confirmation was written before anything else happened.
        const states =
          event === 'placed' ? ({ state: 'open', paymentState: 'open', shippingState: 'open' } as const) : {}
        const order = { ...placed, ...states, orderNumber, searchText: null } satisfies typeof orders.$inferSelect
        const statusUrl = SHOP_URL + statusPath(order.language, orderNumber, NO_SECRET)
        const reason = event === 'cancelled' ? note : null
        const { subject, ...texts } = orderMail(kind, {
          order,
          lines,
          settings,
          publicUrl: SHOP_URL,
          statusUrl,
          reason,
        })
        const id = stableId('demo mail', `${orderNumber} ${kind}`, at.getTime() % 1_000_000)
        const row: MailRow = {
          ...{
            id,
            messageId: `<${id}@halle-und-feld.example>`,
            kind,
            recipient: order.email,
            language: order.language,
          },
          ...{ subject, ...markedTexts(texts, NO_SECRET), state: 'sent', attempts: 1, orderId: order.id },
          ...{ cause: event === 'placed' ? `orderConfirmation ${order.id}` : null, createdAt: at },
          sentAt: new Date(at.getTime() + 4000),
        }
        return [row]
      }),
    )
}

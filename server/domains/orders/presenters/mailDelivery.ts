import type { Day } from '../../../kit/days.ts'
import { type MailWords, ours } from '../../../kit/mailWords.ts'
import type { Speech } from '../../../texts/texts.ts'
import { waitsForMoney } from '../../cart/rules/paymentTerm.ts'
import type { Order, OrderLine } from '../queries/orders.ts'
import { deliveryOfRow } from '../rules/delivery.ts'

/** What mails about orders say of their delivery. */

type Row = Omit<Order, 'orderNumber'>

/** When it comes: of what is paid in advance, once the money is there. */
export function deliveryFacts(order: Row, { text, day }: Pick<Speech, 'text' | 'day'>): [MailWords, MailWords][] {
  const delivery = deliveryOfRow(order)
  if (delivery === null) return []
  const title = text(order.isPickup ? 'mail.order.delivery.pickup' : 'mail.order.delivery')
  const { latest, weeks } = delivery
  const waits = waitsForPayment(order)
  if (latest === null || (waits && order.payBy === null)) {
    return [[title, text('mail.order.delivery.weeksOncePaid', { weeks })]]
  }
  const days = daysValues(delivery.earliest ?? latest, latest, day)
  const told = waits
    ? text('mail.order.delivery.oncePaid', { ...days, weeks, payBy: day(order.payBy ?? latest) })
    : text('mail.order.delivery.days', days)
  const { firstPartBy } = order
  return firstPartBy === null
    ? [[title, told]]
    : [
        [title, told],
        [text('mail.order.parts'), text('mail.order.parts.days', { first: day(firstPartBy), rest: day(latest) })],
      ]
}

/** Whether the delivery counts from a payment that has not arrived yet. */
const waitsForPayment = ({ paymentMethod, paymentState, toPayCents }: Row): boolean =>
  waitsForMoney(paymentMethod, toPayCents) && paymentState === 'open'

/** The days of a delivery as texts take them: `from` is `none` where there is only one. */
const daysValues = (earliest: Day, latest: Day, day: Speech['day']) => ({
  from: earliest === latest ? ours('none') : day(earliest),
  day: day(latest),
})

/** When a line comes, where it is not what is told of the whole order. */
export function lineDelivery(
  { earliestDelivery, latestDelivery }: OrderLine,
  order: Row,
  { text, day }: Pick<Speech, 'text' | 'day'>,
): MailWords[] {
  if (latestDelivery === null) return []
  const days = daysValues(earliestDelivery ?? latestDelivery, latestDelivery, day)
  return [text(order.isPickup ? 'mail.order.line.pickup' : 'mail.order.line.delivery', days)]
}

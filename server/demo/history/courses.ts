import { redated } from '../../domains/orders/rules/delivery.ts'
import type { NewOrder, NewOrderLine } from '../../domains/orders/rules/snapshot.ts'
import type { OrderEventKind } from '../../domains/orders/tables.ts'
import type { DeliveryTerms } from '../../domains/pricing/rules/deliveryDates.ts'
import { type Day, dayOf, startOfDay } from '../../kit/days.ts'
import type { SeedClock } from '../catalogue/rows/rowTypes.ts'
import type { Random } from './random.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** A step in an order's life as its history tells it. */
type Step = { readonly kind: OrderEventKind; readonly at: Date; readonly note: string | null }

/** The time, and how the shop sends. */
export type CourseClock = SeedClock & { readonly terms: DeliveryTerms }

/** An order with what has become of it since it was placed. */
export type Course = {
  readonly order: NewOrder
  readonly lines: readonly NewOrderLine[]
  readonly steps: readonly Step[]
}

const reasons = [
  'Der Kunde hat sich vertippt und neu bestellt.',
  'Auf Wunsch des Vereins storniert.',
  'Die Mannschaft hat sich anders entschieden.',
]

/**
 * What became of an order: what is older than three weeks has run its course; of later ones some wait for money, some for
 * the parcel, the latest have not been looked at. Held orders stay as they are.
 */
export function courseOf(order: NewOrder, lines: readonly NewOrderLine[], clock: CourseClock, random: Random): Course {
  const age = (clock.now.getTime() - order.placedAt.getTime()) / DAY
  const draw = random.below(100)
  const placed: Course = { order: { ...order, isRead: age > 1.5 }, lines, steps: [step('placed', order.placedAt)] }
  if (order.holdState === 'held') return { ...placed, order: { ...order, isRead: false } }
  const isAdvance = order.payBy !== null
  if (age > 21) {
    if (draw < 3 && isAdvance) return leftUnpaid(placed, order.payBy!, clock)
    if (draw < 5) return cancelled(placed, random.of(reasons), false)
    if (draw < 8 && isAdvance) return cancelled(paid(placed, 26, clock), random.of(reasons), true)
    return isAdvance
      ? shipped(paid(placed, 20 + draw, clock), 30 + draw)
      : paid(shipped(placed, 30 + draw), 200 + draw, clock)
  }
  if (age > 4) {
    if (draw < 4) return cancelled(placed, random.of(reasons), false)
    if (isAdvance) return draw < 25 ? paid(placed, 22, clock) : shipped(paid(placed, 22, clock), 40)
    const parcel = draw < 15 ? placed : shipped(placed, 44)
    return draw > 55 && age > 8 ? paid(parcel, 120, clock) : parcel
  }
  if (age > 1.2 && draw < 60) return isAdvance ? paid(placed, 20, clock) : shipped(placed, 24)
  return placed
}

/** An order that was paid some hours after it came, and then sent or handed over; what vouchers pay whole is paid at once. */
export const handedOver = (
  order: NewOrder,
  lines: readonly NewOrderLine[],
  clock: CourseClock,
  { hours }: { readonly hours: number },
): Course => {
  const placed: Course = { order: { ...order, isRead: true }, lines, steps: [step('placed', order.placedAt)] }
  const settled = paid(placed, Math.min(1, hours), clock)
  const at = settled.order.paidAt ?? order.placedAt
  if (hours === 0) return changed(settled, { shippingState: 'shipped', shippedAt: at }, step('shipped', at))
  // A parcel of the last hours is still being packed.
  return after(settled, hours) > clock.now ? settled : shipped(settled, hours)
}

const step = (kind: OrderEventKind, at: Date, note: string | null = null): Step => ({ kind, at, note })

const after = ({ steps }: Course, hours: number): Date => new Date(steps.at(-1)!.at.getTime() + hours * HOUR)

const closed = (order: NewOrder): NewOrder['state'] =>
  order.paymentState === 'paid' && order.shippingState === 'shipped' ? 'completed' : order.state

function changed(course: Course, change: Partial<NewOrder>, done: Step): Course {
  const order = { ...course.order, ...change, revision: course.order.revision + 1 }
  return { ...course, order: { ...order, state: closed(order) }, steps: [...course.steps, done] }
}

/** The delivery of what was to be paid in advance counts from the payment. */
function paid(course: Course, hours: number, { timeZone, terms }: CourseClock): Course {
  const at = after(course, hours)
  const isAdvance = course.order.payBy !== null
  const dates = redated(course.order, course.lines, dayOf(at, timeZone), terms)
  const redone: Course = isAdvance
    ? {
        ...course,
        order: { ...course.order, ...dates.order },
        lines: course.lines.map((line, i) => ({ ...line, ...dates.lines[i] })),
      }
    : course
  if (course.order.paymentState === 'paid') return redone
  return changed(redone, { paymentState: 'paid', paidAt: at }, step('paid', at))
}

function shipped(course: Course, hours: number): Course {
  const at = after(course, hours)
  const { isPickup, email } = course.order
  const trackingNumber = isPickup ? null : `1000${email.length}${String(at.getTime()).slice(4, 12)}`
  const carrier = isPickup ? null : 'Österreichische Post'
  const note = isPickup ? null : `${carrier} ${trackingNumber}`
  return changed(
    course,
    { shippingState: 'shipped', shippedAt: at, carrier, trackingNumber },
    step('shipped', at, note),
  )
}

function cancelled(course: Course, reason: string, isRefunded: boolean): Course {
  const at = after(course, 19)
  const gone = changed(course, { state: 'cancelled', cancelledAt: at }, step('cancelled', at, reason))
  return isRefunded ? changed(gone, { paymentState: 'refunded' }, step('refunded', after(gone, 25))) : gone
}

function leftUnpaid(course: Course, payBy: Day, { timeZone }: SeedClock): Course {
  const at = new Date(startOfDay(payBy, timeZone).getTime() + 27 * HOUR)
  return changed(course, { state: 'cancelled', cancelledAt: at }, step('cancelledUnpaid', at))
}

import { viewCart } from '../../domains/cart/rules/view.ts'
import type { CheckoutDetails } from '../../domains/cart/tables.ts'
import { snapshotOf } from '../../domains/orders/rules/snapshot.ts'
import { secretHash } from '../../domains/orders/rules/statusLink.ts'
import { deliveryTerms } from '../../domains/pricing/rules/deliveryDates.ts'
import type { Station } from '../../domains/pricing/rules/stations.ts'
import { pickupPlaces } from '../../domains/pricing/settings.ts'
import type { Settings } from '../../domains/settings/rules.ts'
import type { PostalAddress } from '../../kit/postalAddresses.ts'
import { guestViewer } from '../../kit/viewer.ts'
import type { SeedClock } from '../catalogue/rows/rowTypes.ts'
import { stableId } from '../stableId.ts'
import { type Assortment, cartLines, indexOf } from './carts.ts'
import { type Course, courseOf } from './courses.ts'
import { type DemoCustomer, SPONSORED } from './customers.ts'
import { orderMoments } from './moments.ts'
import { randomFrom } from './random.ts'

const comments = [
  'Bitte vor dem Wochenende liefern, am Samstag ist Heimspiel.',
  'Zustellung bitte an den Platzwart.',
  'Wie letztes Jahr, danke!',
]

const teams = ['U13 weiblich', 'Kampfmannschaft', 'U15', 'Altherren', '1b']

/** A locker in the buyer’s town. */
const stationFor = ({ zip, city }: Pick<PostalAddress, 'zip' | 'city'>): Station => ({
  ...{ provider: 'post', name: 'Abholstation Bahnhof', zip, city, country: 'AT', customerNumber: null },
})

/** An order is held that was placed so many before the last one. */
const HELD_BEFORE_LAST = 4

/** Everything that was ordered in two years, oldest first: carts are priced by the rules of the checkout, at the instant
 *  of their order, with today's catalogue. */
export function orderCourses(
  customers: readonly DemoCustomer[],
  assortment: Assortment,
  settings: Settings,
  clock: SeedClock,
): Course[] {
  const random = randomFrom(20_260)
  const moments = orderMoments(clock, random)
  const placeKeys = pickupPlaces(settings).map(({ key }) => key)
  return moments.flatMap((now, place) => {
    const known = customers.filter(({ since }, i) => since < now && i !== SPONSORED)
    const buyer =
      place === moments.length - HELD_BEFORE_LAST
        ? customers[SPONSORED]!
        : random.of(known.length > 0 ? known : customers)
    const { address, language, email, id } = buyer
    const isClub = address.type === 'company'
    const isOnce = buyer.since >= now || (!isClub && buyer !== customers[SPONSORED] && random.chance(15))
    const isGuest = isOnce || buyer.isGuest
    const name = String(place)
    const lines = cartLines(name, isClub, assortment, random)
    const checkout: CheckoutDetails = {
      ...{ email: isGuest ? email : null, comment: random.chance(8) ? random.of(comments) : null },
      newsletter: random.chance(9),
      isPickup: address.zip.startsWith('40') && random.chance(45),
      pickupPlace: placeKeys[place % placeKeys.length] ?? null,
      ...{ shippingAddress: address, hasOwnInvoiceAddress: false, invoiceAddress: null },
      paymentMethod: random.chance(isClub ? 80 : 45) ? 'invoice' : 'prepayment',
      ...(isClub && place % 3 === 0 && { answers: { mannschaft: teams[place % teams.length]! } }),
      ...(address.country === 'AT' && place % 7 === 0 && { station: stationFor(address) }),
    }
    const cart = {
      ...{
        head: { id: stableId('demo cart', name, place), revision: 1, checkout },
        guestCartId: null,
        codes: [],
        isExpired: false,
      },
      ...{ lines, productIndex: indexOf(lines, assortment), settings },
    }
    const viewer = isGuest
      ? guestViewer()
      : { ...guestViewer(), accountId: id, name: buyer.name, email, roles: ['user' as const], terms: buyer.terms }
    const view = viewCart(cart, viewer, now)
    if (!view || view.problems.length > 0) return []
    const orderId = stableId('demo order', name, place)
    let drawn = 0
    const { order, lines: rows } = snapshotOf(view, {
      ...{ orderId, newId: () => stableId('demo order line', `${name} ${drawn++}`, place) },
      ...{
        idempotencyKeyHash: secretHash(`demo ${name}`),
        secretHashes: [],
        accountId: isGuest ? null : id,
        companyId: null,
        email,
        language,
      },
      ...{ shippingAddress: address, invoiceAddress: address, now },
      agreementId: null,
      consents: { terms: true, conditions: true, age: false },
    })
    const terms = deliveryTerms(settings, { pickup: order.isPickup })
    return [courseOf(order, rows, { ...clock, terms }, random)]
  })
}

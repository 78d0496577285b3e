import { completeAddress, type PostalAddressInput, postalRefusals, withEntries } from '../../../kit/postalAddresses.ts'
import { refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { operation } from '../../../platform/operation.ts'
import { paymentTerm } from '../../cart/rules/paymentTerm.ts'
import {
  orderedStation,
  type StationInput,
  stationEntered,
  stationLines,
  stationRefusals,
} from '../../pricing/rules/stations.ts'
import { deliverySettings } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { blockSold } from '../../vouchers/operations/selling.ts'
import type { Order } from '../queries/orders.ts'
import { changesTaxes } from '../rules/addresses.ts'
import { enteredParcel, parcelText } from '../rules/parcels.ts'
import { customerName } from '../rules/snapshot.ts'
import { statesAfter } from '../rules/transitions.ts'
import { change, lockOrderFor, note, redateDelivery, subjectOf, tellCustomer } from './changing.ts'

/** What was entered by mistake is put right. The customer is told where `tellsCustomer` says so: what they were told
 *  before is no longer true. All of them throw NotFound and refuse with TRANSITION_NOT_ALLOWED orders whose state is
 *  another. */
type Correction = { readonly orderId: string; readonly tellsCustomer: boolean; readonly publicUrl: string }

/** Notes that an order has not been paid after all. What is paid in advance has its whole time to pay again: else it
 *  might be cancelled the same night. Vouchers that were bought with it pay nothing until it is paid. */
export const markOrderUnpaid = operation('admin:orders', async (scope, input: Correction): Promise<Order> => {
  const before = await lockOrderFor(scope.tx, 'markUnpaid', input.orderId)
  const settings = await readSettings(scope.tx)
  const order = await unpayOrder(scope, before, settings)
  await noteAudit(scope, { action: 'order.unpaid', ...subjectOf(order) })
  if (input.tellsCustomer) await tellCustomer(scope, order, 'orderUnpaid', settings, input.publicUrl)
  return order
})

/** The same of a locked order, to which that is open; the customer is not told. */
export async function unpayOrder(
  scope: Parameters<typeof note>[0] & Parameters<typeof blockSold>[0],
  before: Order,
  settings: Settings,
): Promise<Order> {
  const payBy = paymentTerm(settings, { ...before, now: scope.now })
  // Its delivery had counted from the payment.
  const delivery = payBy === null ? {} : await redateDelivery(scope, before, payBy, settings)
  const order = await change(scope, before, { ...statesAfter('markUnpaid', before), ...delivery, paidAt: null, payBy })
  await note(scope, order, 'unpaid')
  await blockSold(scope, order.id)
  return order
}

/** Notes that an order is not on its way (or not ready) after all; the parcel that it was said to be is forgotten, and
 *  stands in the history. */
export const markOrderUnshipped = operation('admin:orders', async (scope, input: Correction): Promise<Order> => {
  const before = await lockOrderFor(scope.tx, 'markUnshipped', input.orderId)
  const noParcel = { carrier: null, trackingNumber: null, trackingUrl: null }
  const values = { ...statesAfter('markUnshipped', before), shippedAt: null, ...noParcel }
  const order = await change(scope, before, values)
  await note(scope, order, 'unshipped', parcelText(before))
  await noteAudit(scope, { action: 'order.unshipped', ...subjectOf(order) })
  if (input.tellsCustomer) {
    await tellCustomer(scope, order, 'orderUnshipped', await readSettings(scope.tx), input.publicUrl)
  }
  return order
})

export type CorrectTracking = Correction & { readonly carrier: string | null; readonly trackingNumber: string | null }

/** Puts carrier and tracking number of a parcel right that is on its way; the history keeps those that were told first.
 *  Refuses as `enteredParcel` does. */
export const correctOrderTracking = operation('admin:orders', async (scope, input: CorrectTracking): Promise<Order> => {
  const settings = await readSettings(scope.tx)
  const parcel = enteredParcel(input, deliverySettings.of(settings).providers)
  const before = await lockOrderFor(scope.tx, 'correctTracking', input.orderId)
  if (parcel.carrier === before.carrier && parcel.trackingNumber === before.trackingNumber) return before
  const order = await change(scope, before, parcel)
  await note(scope, order, 'trackingChanged', parcelText(before))
  await noteAudit(scope, { action: 'order.trackingChanged', ...subjectOf(order) })
  if (input.tellsCustomer) {
    await tellCustomer(scope, order, 'orderTracking', settings, input.publicUrl)
  }
  return order
})

export type ChangeOrderAddress = Correction & {
  readonly kind: 'shipping' | 'invoice'
  /** The revision of the order that was looked at. */
  readonly revision: number
  readonly address: PostalAddressInput
}

/**
 * Changes the delivery address of an order that is not on its way yet, or the invoice address of one that is not
 * cancelled; the history keeps the one before. What prices and VAT were reckoned by stays: the country, and the VAT id
 * of an order without VAT. Refuses as `withEntries` and `postalRefusals`, COUNTRY_NOT_SERVED for another country,
 * INVALID_INPUT for another VAT id, STALE_REVISION where somebody else changed the order meanwhile.
 */
export const changeOrderAddress = operation(
  'admin:orders',
  async (scope, input: ChangeOrderAddress): Promise<Order> => {
    const isShipping = input.kind === 'shipping'
    const transition = isShipping ? 'changeShippingAddress' : 'changeInvoiceAddress'
    const before = await lockOrderFor(scope.tx, transition, input.orderId)
    refuseStale(before, input.revision)
    const previousAddress = isShipping ? before.shippingAddress : before.invoiceAddress
    const { address: entered, refusals } = withEntries(previousAddress, input.address, ['address'])
    const address = completeAddress(entered)
    const otherTaxes = changesTaxes(before, previousAddress, address)
      ? [refusal('INVALID_INPUT', ['address', 'vatId'], 'That there is no VAT hangs on this VAT id.')]
      : []
    refuseIf([...refusals, ...postalRefusals(entered, [previousAddress.country], ['address']), ...otherTaxes])
    if (JSON.stringify(address) === JSON.stringify(completeAddress(previousAddress))) return before
    const values = isShipping
      ? { shippingAddress: address }
      : { invoiceAddress: address, customerName: customerName(address) }
    const order = await change(scope, before, values)
    const kind = isShipping ? 'shippingAddressChanged' : 'invoiceAddressChanged'
    await note(scope, order, kind, null, { previousAddress })
    // The log names the fields alone: an erased person must not stand in it.
    await noteAudit(scope, { action: 'order.addressChanged', ...subjectOf(order), changes: { [input.kind]: {} } })
    if (input.tellsCustomer) {
      await tellCustomer(scope, order, 'orderAddress', await readSettings(scope.tx), input.publicUrl)
    }
    return order
  },
)

export type ChangeOrderStation = Correction & {
  /** The revision of the order that was looked at. */
  readonly revision: number
  readonly station: Pick<StationInput, 'name' | 'zip' | 'city' | 'customerNumber'>
}

/**
 * Changes the parcel locker or pick-up point of an order that is not on its way yet; the history keeps the one before. Provider and
 * country stay, for the delivery was priced by them. Refuses as `stationEntered` and `stationRefusals`, TRANSITION_NOT_ALLOWED of an
 * order that goes to no station, STALE_REVISION where somebody else changed the order meanwhile.
 */
export const changeOrderStation = operation(
  'admin:orders',
  async (scope, input: ChangeOrderStation): Promise<Order> => {
    const before = await lockOrderFor(scope.tx, 'changeShippingAddress', input.orderId)
    refuseStale(before, input.revision)
    const was = before.station
    if (!was) return refuse('TRANSITION_NOT_ALLOWED', ['orderId'], 'The order goes to no station.')
    const settings = await readSettings(scope.tx)
    // As it was ordered: the shop may have changed whom it delivers with since.
    const stations = { isOffered: true, countries: [was.country], change: 0 }
    const provider = { key: was.provider, name: was.providerName, kind: was.kind, trackingUrl: null, stations }
    const { name, zip, city, customerNumber } = input.station
    const entered = stationEntered(was, { name, zip, city, customerNumber }, [provider], ['station'])
    refuseIf([...entered.refusals, ...stationRefusals(entered.station, [provider], [was.country], ['station'])])
    const station = orderedStation(entered.station, [provider])
    if (JSON.stringify(station) === JSON.stringify(was)) return before
    const order = await change(scope, before, { station })
    await note(scope, order, 'shippingAddressChanged', stationLines(was).join(', '))
    // The log names the fields alone: an erased person must not stand in it.
    await noteAudit(scope, { action: 'order.addressChanged', ...subjectOf(order), changes: { station: {} } })
    if (input.tellsCustomer) await tellCustomer(scope, order, 'orderAddress', settings, input.publicUrl)
    return order
  },
)

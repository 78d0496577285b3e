import { expect, test } from 'vitest'
import { type OrderStanding, standingOf } from './standing.ts'

const order: OrderStanding = {
  state: 'OPEN',
  paymentState: 'OPEN',
  shippingState: 'OPEN',
  hold: null,
  isPickup: false,
  needsShipping: true,
  bankAccount: null,
}

test.each<[string, Partial<OrderStanding>, string]>([
  ['an invoice is paid later', {}, 'orders.station.toShip'],
  ['money is waited for', { bankAccount: 'IBAN' }, 'orders.station.toPay'],
  ['money has come', { bankAccount: null, paymentState: 'PAID' }, 'orders.station.toShip'],
  ['the shop looks at it', { hold: 'HELD' }, 'orders.station.checking'],
  ['the shop looked at it', { hold: 'RELEASED' }, 'orders.station.toShip'],
  ['the shop refused it', { hold: 'REFUSED', state: 'CANCELLED' }, 'orders.station.cancelled'],
  ['collected', { isPickup: true }, 'orders.station.toCollect'],
  ['ready', { isPickup: true, shippingState: 'SHIPPED' }, 'orders.station.ready'],
  ['on its way', { shippingState: 'SHIPPED', bankAccount: 'IBAN' }, 'orders.station.shipped'],
  ['vouchers that are paid', { needsShipping: false, paymentState: 'PAID' }, 'orders.station.toMail'],
  ['vouchers that were sent', { needsShipping: false, shippingState: 'SHIPPED' }, 'orders.station.mailed'],
  ['cancelled', { state: 'CANCELLED', bankAccount: 'IBAN' }, 'orders.station.cancelled'],
])('%s', (_label, changes, text) => {
  expect(standingOf({ ...order, ...changes }).text).toBe(text)
})

import { expect, test } from 'vitest'
import { type OrderWay, type Station, stationsOf } from './timeline.ts'

const placedAt = '2026-11-20T10:00:00.000Z'
const later = '2026-11-22T09:00:00.000Z'
const latest = '2026-12-01T09:00:00.000Z'
const order: OrderWay = {
  state: 'OPEN',
  hold: null,
  placedAt,
  paidAt: null,
  shippedAt: null,
  isPickup: false,
  needsShipping: true,
  bankAccount: null,
}
const account = 'IBAN AT00'

test.each<[string, Partial<OrderWay>, Station['text'][]]>([
  ['by invoice, fresh', {}, ['orders.station.placed', 'orders.station.toShip', 'orders.station.toPay']],
  [
    'in advance, fresh',
    { bankAccount: account },
    ['orders.station.placed', 'orders.station.toPay', 'orders.station.toShip'],
  ],
  [
    'vouchers alone, fresh',
    { needsShipping: false, bankAccount: account },
    ['orders.station.placed', 'orders.station.toPay', 'orders.station.toMail'],
  ],
  ['held', { hold: 'HELD' }, ['orders.station.placed', 'orders.station.checking', 'orders.station.toShip']],
  ['released', { hold: 'RELEASED' }, ['orders.station.placed', 'orders.station.toShip', 'orders.station.toPay']],
  ['refused', { hold: 'REFUSED', state: 'CANCELLED' }, ['orders.station.placed', 'orders.station.cancelled']],
  ['in advance, paid', { paidAt: later }, ['orders.station.placed', 'orders.station.paid', 'orders.station.toShip']],
  [
    'shipped, then paid',
    { state: 'COMPLETED', shippedAt: later, paidAt: latest },
    ['orders.station.placed', 'orders.station.shipped', 'orders.station.paid'],
  ],
  [
    'to be collected',
    { isPickup: true },
    ['orders.station.placed', 'orders.station.toCollect', 'orders.station.toPay'],
  ],
  [
    'ready to be collected',
    { isPickup: true, shippedAt: later },
    ['orders.station.placed', 'orders.station.ready', 'orders.station.toPay'],
  ],
  [
    'cancelled after payment',
    { state: 'CANCELLED', paidAt: later },
    ['orders.station.placed', 'orders.station.paid', 'orders.station.cancelled'],
  ],
])('an order %s', (_label, changes, texts) => {
  expect(stationsOf({ ...order, ...changes }).map(({ text }) => text)).toEqual(texts)
})

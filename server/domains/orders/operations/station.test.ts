import { describe, expect, test } from 'vitest'
import { setSettings } from '../../../testing/builders.ts'
import { buyersOf, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { mailsTo, workOff } from '../../../testing/mailbox.ts'
import { peopleOf } from '../../../testing/people.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { deliverySettings } from '../../pricing/settings.ts'
import { Settings } from '../../settings/rules.ts'
import { ordersFoundBy } from '../queries/search.ts'
import { orders } from '../tables.ts'
import { changeOrderStation } from './correcting.ts'
import { markOrderShipped } from './marking.ts'

const database = await testDatabase()
const { listed, buyer } = buyersOf(database)
const { as, freshStaff } = peopleOf(database)
const publicUrl = 'https://shop.example'

const found = async (words: string) => {
  const fits = await ordersFoundBy(database.drizzle, words)
  return (await database.drizzle.select({ id: orders.id }).from(orders).where(fits!)).map(({ id }) => id)
}

/** An order that goes to a station, with an answer to what the shop asks. */
async function ordered() {
  await setSettings(database, 'delivery', {
    providers: deliverySettings.of(new Settings({})).providers.map(provider => ({
      ...provider,
      stations: { isOffered: true, countries: ['AT'], change: 0 },
    })),
  })
  const field = { key: 'team', place: 'order', kind: 'text', label: { de: 'Mannschaft' }, isRequired: false }
  await setSettings(database, 'orderFields', { fields: [field] })
  const context = await buyer(await listed(null))
  const station = { provider: 'post', name: 'Abholstation Hauptplatz', zip: '4020', city: 'Linz' }
  const answers = [{ key: 'team', text: 'Wirbelwinde "U13", weiblich' }]
  await updateCheckout(context, { changes: { station, answers }, validate: null })
  return (await placeOrder(context, orderOf(2490))).order
}

describe('the station of an order', () => {
  test('is put right by staff while it is not shipped; the customer is told, the history keeps the one before', async () => {
    const order = await ordered()
    const { admin } = await freshStaff()
    const change = (station: object, revision = order.revision) =>
      changeOrderStation(as(admin), { orderId: order.id, revision, station, tellsCustomer: true, publicUrl })
    expect(await refusalsOf(change({ zip: '12' }))).toMatchObject([
      { code: 'POSTCODE_INVALID', path: ['station', 'zip'] },
    ])
    expect(await refusalsOf(change({ name: ' ' }))).toMatchObject([
      { code: 'STATION_INCOMPLETE', path: ['station', 'name'] },
    ])
    expect(await refusalsOf(change({ city: 'Wels' }, order.revision + 7))).toMatchObject([{ code: 'STALE_REVISION' }])
    const changed = await change({ name: 'Abholstation Bahnhof', zip: '4600', city: 'Wels' })
    expect(changed.station).toEqual({ ...order.station, name: 'Abholstation Bahnhof', zip: '4600', city: 'Wels' })
    const { rows } = await database.pool.query(
      'select kind, note from order_events where order_id = $1 and note is not null',
      [order.id],
    )
    expect(rows).toEqual([
      { kind: 'shippingAddressChanged', note: 'Österreichische Post: Abholstation Hauptplatz, 4020 Linz' },
    ])
    await workOff(database)
    const told = (await mailsTo(database, order.email)).find(({ kind }) => kind === 'orderAddress')
    expect(told!.text).toContain('Abholstation Bahnhof')
    await markOrderShipped(as(admin), {
      ...{ orderId: order.id, carrier: null, trackingNumber: null, publicUrl },
    })
    expect(await refusalsOf(change({ city: 'Graz' }, changed.revision + 1))).toMatchObject([
      { code: 'TRANSITION_NOT_ALLOWED' },
    ])
  })

  test('finds the order, and so does what was answered', async () => {
    const order = await ordered()
    for (const words of ['wirbelwinde', 'u13 hauptplatz', `weiblich ${order.orderNumber}`]) {
      expect(await found(words)).toContain(order.id)
    }
    expect(await found('sturmwinde hauptplatz')).not.toContain(order.id)
  })
})

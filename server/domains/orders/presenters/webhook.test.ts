import { expect, test } from 'vitest'
import { buyersOf, orderOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { placeOrder } from '../../checkout/operations/placeOrder.ts'
import { updateCheckout } from '../../checkout/operations/updateCheckout.ts'
import { pickupPlaces } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import { orderSubject } from './webhook.ts'

const database = await testDatabase()
const { listed, buyer, cartOf } = buyersOf(database)

test('programs are told where goods are picked up, and of what is sent nothing', async () => {
  const [place] = pickupPlaces(await readSettings(database.drizzle))
  const told = async (isPickup: boolean) => {
    const context = await buyer(await listed(null))
    await updateCheckout(context, { changes: { isPickup, pickupPlace: isPickup ? place!.key : null }, validate: null })
    const { toPay } = (await cartOf(context))!.quote.totals
    const { order } = await placeOrder(context, orderOf(toPay))
    const { data } = (await orderSubject.read(database.drizzle, [order.id])).get(order.id)!
    expect(orderSubject.data.safeParse(data).error).toBeUndefined()
    return data as { isPickup: boolean; pickupPlace: object | null }
  }
  expect(await told(true)).toMatchObject({
    isPickup: true,
    pickupPlace: { key: place!.key, name: place!.name.de, address: place!.address.de },
  })
  expect(await told(false)).toMatchObject({ isPickup: false, pickupPlace: null })
})

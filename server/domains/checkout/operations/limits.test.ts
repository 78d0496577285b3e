import { describe, expect, test } from 'vitest'
import type { Refused } from '../../../kit/refusals.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { insertViewer, TEST_NOW } from '../../../testing/builders.ts'
import { buyersOf, newMailbox, orderOf, refusalsOf } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { placeOrder } from './placeOrder.ts'
import { updateCheckout } from './updateCheckout.ts'

const database = await testDatabase()
const { listed, buyer, everything } = buyersOf(database)
const product = await listed(null)
const minute = 60_000

/** A guest who is about to order, with mails to an address, so many minutes after the start. */
async function guest(email: string, minutes = 0): Promise<OperationContext> {
  const context = await buyer(product, 1, { now: () => new Date(TEST_NOW.getTime() + minutes * minute) })
  await updateCheckout(context, { changes: { email }, validate: null })
  return context
}

describe('an address that a guest types is sent five confirmations in an hour', () => {
  test('the sixth order is refused with the time to wait, changes nothing, and goes through an hour later', async () => {
    const email = newMailbox()
    for (let order = 0; order < 5; order += 1) await placeOrder(await guest(email, order), orderOf(2490))
    const sixth = await guest(email.toUpperCase(), 10)
    const before = await everything()
    expect(await refusalsOf(placeOrder(sixth, orderOf(2490)))).toMatchObject([
      { code: 'TOO_MANY_ORDERS', path: [], details: { retryAfterSeconds: 50 * 60 } },
    ])
    expect(await everything()).toEqual(before)
    await placeOrder(await guest(newMailbox(), 10), orderOf(2490))
    const later = { ...sixth, now: () => new Date(TEST_NOW.getTime() + 60 * minute) }
    await placeOrder(later, orderOf(2490))
  })

  test('and fifteen in a day', async () => {
    const email = newMailbox()
    for (let order = 0; order < 15; order += 1) await placeOrder(await guest(email, order * 20), orderOf(2490))
    const [refused] = await refusalsOf(placeOrder(await guest(email, 600), orderOf(2490)))
    expect(refused).toMatchObject({ code: 'TOO_MANY_ORDERS', details: { retryAfterSeconds: 14 * 3600 } })
    await placeOrder(await guest(email, 24 * 60), orderOf(2490))
  })

  test('of two who order the fifth at once one gets it, and the same order asked again is no new one', async () => {
    const email = newMailbox()
    for (let order = 0; order < 4; order += 1) await placeOrder(await guest(email), orderOf(2490))
    const rivals = await Promise.all([guest(email), guest(email)])
    const inputs = [orderOf(2490), orderOf(2490)]
    const results = await Promise.allSettled(rivals.map((each, i) => placeOrder(each, inputs[i]!)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect((lost.reason as Refused).refusals).toMatchObject([{ code: 'TOO_MANY_ORDERS' }])
    const winner = results.findIndex(({ status }) => status === 'fulfilled')
    const won = results[winner] as PromiseFulfilledResult<Awaited<ReturnType<typeof placeOrder>>>
    const repeated = await placeOrder(rivals[winner]!, inputs[winner]!)
    expect(repeated.order.id).toBe(won.value.order.id)
  })

  test('a mailbox is one, whatever stands behind a plus and however it is written', async () => {
    const [name, host] = newMailbox().split('@')
    for (let order = 0; order < 5; order += 1) {
      await placeOrder(await guest(`${name}+${order}@${host}`), orderOf(2490))
    }
    const sixth = await guest(`${name!.toUpperCase()}+six@${host}`)
    expect(await refusalsOf(placeOrder(sixth, orderOf(2490)))).toMatchObject([{ code: 'TOO_MANY_ORDERS' }])
  })

  test('who is signed in is written to at an address of their own and orders on', async () => {
    const viewer = await insertViewer(database)
    const order = async () => placeOrder(await buyer(product, 1, { viewer }), orderOf(2490))
    for (let count = 0; count < 18; count += 1) await order()
    // Nobody borrows that by typing their address.
    expect(await refusalsOf(placeOrder(await guest(viewer.email!), orderOf(2490)))).toMatchObject([
      { code: 'TOO_MANY_ORDERS' },
    ])
  })
})

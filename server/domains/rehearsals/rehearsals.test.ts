import { describe, expect, test } from 'vitest'
import { contextFor, insertViewer, TEST_NOW } from '../../testing/builders.ts'
import { buyersOf, codesOf, orderOf, refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { workOff } from '../../testing/mailbox.ts'
import { placeOrder } from '../checkout/operations/placeOrder.ts'
import {
  cancelPriceRehearsal,
  cancelRehearsal,
  rehearse,
  removeOld,
  startPriceRehearsal,
  startRehearsal,
} from './operations.ts'
import { latestRehearsal } from './queries.ts'

const database = await testDatabase()
const { listed, buyer, everything } = buyersOf(database)
const admin = await insertViewer(database, ['user', 'admin'])
const staff = contextFor(database, { viewer: admin })
const latest = async (section: string) => (await latestRehearsal(database.drizzle, admin.accountId!, section))!

const product = await listed(null)
/** Orders of 24.90, 44.90 and 164.90 € (shipping 4.90 €, and none from 150 € on). */
const placed = [
  await placeOrder(await buyer(product, 1), orderOf(2490)),
  await placeOrder(await buyer(product, 2), orderOf(4490)),
  await placeOrder(await buyer(product, 8), orderOf(16_000)),
].map(({ order }) => order.id)
const everybody = (discount: number, from = 0) => ({
  groups: [
    {
      ...{ id: 'sale', title: { de: 'Aktion', en: null }, type: 'percent', roles: ['everyone'] },
      ...{ global: true, additive: false, tiers: [{ from, discount }] },
    },
  ],
})
const costs = (cents: number) => ({
  groups: [{ id: 'parcel', tiers: [{ max: null, costs: { AT: { cost: cents, zipRanges: [] } } }] }],
})
const stopped = new AbortController().signal

describe('rules that are tried', () => {
  test('tell which orders would cost what, the largest difference first, and change nothing', async () => {
    await workOff(database)
    const before = await everything()
    await startRehearsal(staff, { section: 'discounts', changes: everybody(1000, 3000) })
    expect(await latest('discounts')).toMatchObject({ state: 'queued', total: 3, done: 0 })
    await workOff(database)
    expect(await latest('discounts')).toMatchObject({
      ...{ state: 'done', total: 3, done: 3, changedCount: 2, finishedAt: TEST_NOW },
      ...{ wasCents: 22_980, wouldBeCents: 22_980 - 1600 - 400 + 490 },
      differences: [
        // Below the sum from which sending is free.
        { orderId: placed[2], was: 16_000, wouldBe: 14_890 },
        { orderId: placed[1], was: 4490, wouldBe: 4090 },
      ],
    })
    expect(await everything()).toEqual(before)
  })

  test('find nothing where nothing would be different', async () => {
    await startRehearsal(staff, { section: 'vat', changes: { showDetailed: false } })
    await workOff(database)
    expect(await latest('vat')).toMatchObject({ state: 'done', done: 3, changedCount: 0, differences: [] })
  })

  test('say what could no longer be ordered, which is in no sum', async () => {
    const elsewhere = { groups: [{ id: 'parcel', tiers: [{ max: 1, costs: { DE: { cost: 100, zipRanges: [] } } }] }] }
    await startRehearsal(staff, { section: 'shipping', changes: elsewhere })
    await workOff(database)
    const { differences, wasCents, changedCount } = await latest('shipping')
    expect([changedCount, wasCents]).toEqual([3, 0])
    expect(differences.map(({ wouldBe }) => wouldBe)).toEqual([null, null, null])
  })

  test('are counted by the shop’s own prices of then: what was sold for 20 € is, whatever it costs now', async () => {
    await database.pool.query('update products set price_cents = 9900 where id = $1', [product.id])
    await startRehearsal(staff, { section: 'shipping', changes: costs(590) })
    await workOff(database)
    expect((await latest('shipping')).differences).toEqual([
      ...[placed[0], placed[1]].toSorted().map(orderId => {
        const was = orderId === placed[0] ? 2490 : 4490
        return { orderId, was, wouldBe: was + 100 }
      }),
    ])
  })

  test('are held to what could be saved, with all places at once, and to the sections that orders depend on', async () => {
    const wrong = costs(-1)
    expect(await refusalsOf(startRehearsal(staff, { section: 'shipping', changes: wrong }))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['changes', 'groups', '0', 'tiers', '0', 'costs', 'AT', 'cost'] },
    ])
    expect(await codesOf(startRehearsal(staff, { section: 'shop', changes: { name: 'X' } }))).toEqual(['NOT_FOUND'])
    expect(await codesOf(startRehearsal(staff, { section: 'nothing', changes: {} }))).toEqual(['NOT_FOUND'])
  })
})

describe('prices that are tried', () => {
  const raised = (basisPoints: number) =>
    startPriceRehearsal(staff, { productIds: [product.id], price: { basisPoints, rounding: 'to90' } })

  test('tell what the same goods would have cost, from what they were sold for, to the cent', async () => {
    const before = await everything()
    await raised(1000)
    await workOff(database)
    // 20.00 € each become 21.90 €.
    expect(await latest('prices')).toMatchObject({
      ...{ state: 'done', total: 3, done: 3, changedCount: 3, wasCents: 22_980, wouldBeCents: 22_980 + 11 * 190 },
      differences: [
        { orderId: placed[2], was: 16_000, wouldBe: 17_520 },
        { orderId: placed[1], was: 4490, wouldBe: 4870 },
        { orderId: placed[0], was: 2490, wouldBe: 2680 },
      ],
    })
    expect(await everything()).toEqual(before)
  })

  test('leave what is of other products, and what cannot be changed so', async () => {
    await startPriceRehearsal(staff, {
      productIds: [(await listed(null)).id],
      price: { basisPoints: 1000, rounding: 'none' },
    })
    await workOff(database)
    expect(await latest('prices')).toMatchObject({ state: 'done', changedCount: 0 })
    await startPriceRehearsal(staff, { productIds: [product.id], price: { cents: -9900, rounding: 'none' } })
    await workOff(database)
    expect(await latest('prices')).toMatchObject({ state: 'done', changedCount: 0 })
  })

  test('are held to what could be changed, and one at a time with rules', async () => {
    const price = { basisPoints: 100, cents: 100, rounding: 'none' as const }
    expect(await refusalsOf(startPriceRehearsal(staff, { productIds: [product.id], price }))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['price'] },
    ])
    expect(
      await codesOf(startPriceRehearsal(staff, { productIds: [], price: { cents: 1, rounding: 'none' } })),
    ).toEqual(['NOT_FOUND'])
    await startRehearsal(staff, { section: 'discounts', changes: everybody(1000) })
    expect(await codesOf(raised(500))).toEqual(['REHEARSAL_RUNNING'])
    await cancelRehearsal(staff, { section: 'discounts' })
    await raised(500)
    expect(await cancelPriceRehearsal(staff, {})).toMatchObject({ state: 'cancelled' })
  })
})

describe('one person', () => {
  test('tries one thing at a time, however many are asked for at once; others are free', async () => {
    const asked = await Promise.allSettled(
      [1, 2, 3, 4].map(tier => startRehearsal(staff, { section: 'discounts', changes: everybody(tier * 100) })),
    )
    const refused = asked.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toHaveLength(3)
    expect(refused).toMatchObject([1, 2, 3].map(() => ({ refusals: [{ code: 'REHEARSAL_RUNNING' }] })))
    const other = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
    await startRehearsal(other, { section: 'discounts', changes: everybody(500) })
    await workOff(database)
  })

  test('can end it, and begin another one; what was ended stays so', async () => {
    const { id } = await startRehearsal(staff, { section: 'discounts', changes: everybody(1000) })
    expect(await cancelRehearsal(staff, { section: 'discounts' })).toMatchObject({ id, state: 'cancelled' })
    await rehearse({ database, now: () => TEST_NOW }, id, stopped)
    expect(await latest('discounts')).toMatchObject({ id, state: 'cancelled', done: 0 })
    await startRehearsal(staff, { section: 'discounts', changes: everybody(1000) })
    await workOff(database)
    expect(await latest('discounts')).toMatchObject({ state: 'done', done: 3 })
    expect(await cancelRehearsal(staff, { section: 'discounts' })).toMatchObject({ state: 'done' })
  })

  test('that may not change the section may not try it either', async () => {
    const member = contextFor(database, { viewer: await insertViewer(database, ['user', 'member']) })
    const asked = startRehearsal(member, { section: 'vat', changes: { smallBusiness: true } })
    await expect(asked).rejects.toThrow('No permission')
  })
})

test('what was tried is forgotten after a week', async () => {
  const weekLater = () => new Date(TEST_NOW.getTime() + 7 * 86_400_000 + 1)
  expect(await latest('vat')).toBeTruthy()
  await removeOld({ database, now: weekLater })
  expect(await latestRehearsal(database.drizzle, admin.accountId!, 'vat')).toBeNull()
})

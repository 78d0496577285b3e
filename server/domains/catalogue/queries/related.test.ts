import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, insertSet, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { stockMovements } from '../stock/tables.ts'
import { crossSells } from '../tables.ts'
import { boughtTogether, goesWith, setsWith } from './related.ts'

const database = await testDatabase()
const product: Record<string, string> = {}

/** An order of these products, as the stock remembers it. */
async function ordered(...names: string[]): Promise<string> {
  const orderId = newId()
  const common = { orderId, delta: -1, reason: 'order' as const, at: TEST_NOW }
  await database.drizzle
    .insert(stockMovements)
    .values(names.map(name => ({ ...common, id: newId(), productId: product[name]! })))
  return orderId
}

/** An order whose pieces were given back. */
async function cancelled(...names: string[]) {
  const orderId = await ordered(...names)
  const common = { orderId, delta: 1, reason: 'cancellation' as const, at: TEST_NOW }
  await database.drizzle
    .insert(stockMovements)
    .values(names.map(name => ({ ...common, id: newId(), productId: product[name]! })))
}

beforeAll(async () => {
  for (const name of ['shirt', 'shorts', 'socks', 'ball', 'cap', 'bag', 'hidden']) {
    product[name] = (await insertProduct(database, { title: { de: name }, isOffline: name === 'hidden' })).id
  }
  product.late = (await insertSet(database, [product.shirt!], { title: { de: 'late' }, sortOrder: 9 })).id
  product.early = (
    await insertSet(database, [product.shirt!, product.shorts!], { title: { de: 'early' }, sortOrder: 1 })
  ).id
  await database.drizzle.insert(crossSells).values([
    { productId: product.shirt!, otherId: product.cap!, position: 1 },
    { productId: product.shirt!, otherId: product.socks!, position: 0 },
    { productId: product.shirt!, otherId: product.hidden!, position: 2 },
  ])
  await ordered('shirt', 'bag')
  await ordered('shirt', 'ball', 'cap', 'hidden')
  await ordered('shirt', 'ball', 'hidden')
  await ordered('shirt', 'ball', 'shorts')
  await ordered('shirt', 'shorts')
  await ordered('shorts', 'bag')
  await cancelled('shirt', 'bag')
  await cancelled('shirt', 'shorts')
  const settings = settingsWith()
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
})

const titles = (cards: readonly { title: { de: string } }[] | undefined) => cards?.map(card => card.title.de)

test('sets with a product stand in the shop’s order', async () => {
  const found = await setsWith(database, [product.shirt!, product.shorts!, product.cap!])
  expect(titles(found.get(product.shirt!))).toEqual(['early', 'late'])
  expect(titles(found.get(product.shorts!))).toEqual(['early'])
  expect(titles(found.get(product.cap!))).toEqual([])
})

test('what was bought with a product: only what stood with it in two orders that were not cancelled', async () => {
  const found = await boughtTogether(database, [product.shirt!, product.ball!, product.bag!])
  expect(titles(found.get(product.shirt!))).toEqual(['ball', 'shorts'])
  expect(titles(found.get(product.ball!))).toEqual(['shirt'])
  // Once with the shirt, once with the shorts, and once more in an order that was cancelled.
  expect(titles(found.get(product.bag!))).toEqual([])
})

test('what goes with a product is what the operator chose, in that order', async () => {
  const found = await goesWith(database, [product.shirt!, product.ball!])
  expect(titles(found.get(product.shirt!))).toEqual(['socks', 'cap'])
  expect(titles(found.get(product.ball!))).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, insertSet, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { crossSells, stockMovements } from '../tables.ts'
import { boughtTogether, setsWith } from './related.ts'

const database = await testDatabase()
const product: Record<string, string> = {}

/** An order of these products, as the stock remembers it. */
async function ordered(...names: string[]) {
  const orderId = newId()
  const common = { orderId, delta: -1, reason: 'order' as const, at: TEST_NOW }
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
  await ordered('shirt', 'ball', 'cap')
  await ordered('shirt', 'ball')
  await ordered('shorts', 'bag')
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

test('what goes with a product: sets, then what was chosen, then what is bought with it most', async () => {
  const found = await boughtTogether(database, [product.shirt!, product.ball!])
  expect(titles(found.get(product.shirt!))).toEqual(['early', 'late', 'socks', 'cap', 'ball', 'bag'])
  expect(titles(found.get(product.ball!))).toEqual(['shirt', 'cap'])
})

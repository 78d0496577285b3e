import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { countOfShopList, shopListPage } from '../queries/shopLists.ts'
import { specialOffers } from '../tables.ts'
import { refreshDueListings } from './refreshDueListings.ts'

const database = await testDatabase()
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

test('what time brings about stands in the lists after the next run', async () => {
  const announced = await insertProduct(database, { visibleFrom: inDays(1) })
  const back = await insertProduct(database, {}, [{ available: 0, backOn: '2026-11-22' }])
  const offered = await insertProduct(database)
  await database.drizzle
    .insert(specialOffers)
    .values({ id: newId(), productId: offered.id, startsAt: inDays(1), endsAt: inDays(2) })
  const settings = settingsWith()
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
  const cards = (now: Date) => cardsOfProducts(database, [announced.id, back.id, offered.id], now)
  const before = await cards(TEST_NOW)
  expect(before.has(announced.id)).toBe(false)
  expect(before.get(back.id)?.availability.state).toBe('backOnDate')
  expect(await countOfShopList(database, 'specials')).toBe(0)
  const version = await siteVersion(database)

  await refreshDueListings(database, inDays(1.5))
  expect((await cards(inDays(1.5))).has(announced.id)).toBe(true)
  expect(await countOfShopList(database, 'specials')).toBe(1)
  const afterSecond = await siteVersion(database)
  expect(afterSecond).toBeGreaterThan(version)

  await refreshDueListings(database, inDays(3))
  expect((await cards(inDays(3))).get(back.id)?.availability.state).toBe('soldOut')
  expect(await countOfShopList(database, 'specials')).toBe(0)
  const settled = await siteVersion(database)
  expect(settled).toBeGreaterThan(afterSecond)

  await refreshDueListings(database, inDays(3))
  expect(await siteVersion(database)).toBe(settled)

  await database.pool.query('update products set sold_pieces = 9 where id = $1', [back.id])
  await refreshDueListings(database, inDays(3))
  const { rows } = await shopListPage(database, 'top', 1, null)
  expect(rows[0]?.card.id).toBe(back.id)
})

test('a product is new for as many days as the settings say, counted from when it was marked', async () => {
  const { id } = await insertProduct(database, { isNew: true, createdAt: inDays(-400) })
  const isNew = async (now: Date) => (await cardsOfProducts(database, [id], now)).get(id)?.isNew
  await inTransaction(database, tx => refreshListings(tx, [id], { settings: settingsWith(), now: TEST_NOW }))
  expect(await isNew(TEST_NOW)).toBe(true)
  await refreshDueListings(database, inDays(59.9))
  expect(await isNew(inDays(59.9))).toBe(true)
  const { rows } = await shopListPage(database, 'new', 1, null)
  expect(rows[0]?.card.id).toBe(id)
  const version = await siteVersion(database)

  await refreshDueListings(database, inDays(60))
  expect(await isNew(inDays(60))).toBe(false)
  const expired = await siteVersion(database)
  expect(expired).toBeGreaterThan(version)
  expect((await database.pool.query('select is_new from listings where product_id = $1', [id])).rows).toEqual([
    { is_new: false },
  ])

  await refreshDueListings(database, inDays(61))
  expect(await siteVersion(database)).toBe(expired)
})

test('who marks a product by hand need not say since when', async () => {
  const { id } = await insertProduct(database)
  const since = async () =>
    (await database.pool.query('select new_since is not null as known from products where id = $1', [id])).rows
  await database.pool.query('update products set is_new = true where id = $1', [id])
  expect(await since()).toEqual([{ known: true }])
  await database.pool.query('update products set is_new = false where id = $1', [id])
  expect(await since()).toEqual([{ known: false }])
})

test('cards that an earlier release kept are made anew by the run at the start', async () => {
  const { id } = await insertProduct(database)
  await inTransaction(database, tx => refreshListings(tx, [id], { settings: settingsWith(), now: TEST_NOW }))
  await database.pool.query(
    `update listings set card_shape = 0, card = (card::jsonb - 'groups')::json where product_id = $1`,
    [id],
  )
  const groups = async () => (await cardsOfProducts(database, [id], TEST_NOW)).get(id)?.groups
  expect(await groups()).toBeUndefined()
  await refreshDueListings(database, TEST_NOW)
  expect(await groups()).toEqual([])
  const settled = await siteVersion(database)
  await refreshDueListings(database, TEST_NOW)
  expect(await siteVersion(database)).toBe(settled)
})

test('only what was sold is a top seller', async () => {
  const sold = await insertProduct(database, { soldPieces: 3 })
  const unsold = await insertProduct(database)
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
  const ids = (await shopListPage(database, 'top', 100, null)).rows.map(row => row.card.id)
  expect(ids).toContain(sold.id)
  expect(ids).not.toContain(unsold.id)
  expect(await countOfShopList(database, 'top')).toBe(ids.length)
})

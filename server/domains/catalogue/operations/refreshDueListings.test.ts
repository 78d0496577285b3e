import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { siteVersion } from '../../../platform/siteVersion.ts'
import { insertPrices, insertProduct, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { everybodysDiscount, settingsWith } from '../../../testing/facts.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { cardsOfProducts } from '../queries/products.ts'
import { countOfShopList, shopListPage } from '../queries/shopLists.ts'
import { specialOffers } from '../tables.ts'
import { refreshBegunOffers, refreshDueListings } from './refreshDueListings.ts'

const database = await testDatabase()
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

const offer = (productId: string, from: number, to: number, groups = ['summer']) =>
  database.drizzle
    .insert(specialOffers)
    .values({ id: newId(), productId, startsAt: inDays(from), endsAt: inDays(to), discountGroups: groups })
const asked = async (id: string) =>
  (
    await database.pool.query(
      "select price_cents as cents, at from price_changes where product_id = $1 and kind = 'asked' order by at",
      [id],
    )
  ).rows
const cardAt = async (id: string, days: number) => (await cardsOfProducts(database, [id], inDays(days))).get(id)!

await setSettings(database, 'discounts', {
  groups: [everybodysDiscount('summer', 2000), everybodysDiscount('small', 1000)],
})

test('an offer is a price like any other: noted when it began and ended, and what the next is compared with', async () => {
  const { id, variantIds } = await insertProduct(database)
  await insertPrices(database, id, { 90: 2000 })
  await database.pool.query('update products set price_cents = 2000 where id = $1', [id])
  await offer(id, 1, 2)
  await offer(id, 11, 12, ['small'])
  await offer(id, 51, 52, ['small'])
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, [id], { settings, now: TEST_NOW }))
  expect(await asked(id)).toEqual([])
  expect(await cardAt(id, 0)).toMatchObject({ price: { from: 2000 }, sale: null, isOnSale: false })

  const minute = 1 / 1440
  expect(await refreshBegunOffers(database, inDays(1 + minute))).toBe(1)
  expect(await cardAt(id, 1.5)).toMatchObject({
    price: { from: 1600, to: 1600 },
    sale: { previousPrice: 2000, lowestPriceOf30Days: 2000, percent: 20 },
  })
  await refreshBegunOffers(database, inDays(2))
  expect(await cardAt(id, 3)).toMatchObject({ price: { from: 2000 }, sale: null, isOnSale: false })

  // 18.00 is more than what was asked nine days before: there is nothing to announce.
  await refreshBegunOffers(database, inDays(11))
  expect(await cardAt(id, 11)).toMatchObject({ price: { from: 1800 }, sale: null, isOnSale: false })
  await refreshDueListings(database, inDays(12.5))
  await refreshBegunOffers(database, inDays(51))
  expect((await cardAt(id, 51)).sale).toEqual({ previousPrice: 2000, lowestPriceOf30Days: 2000, percent: 10 })
  expect(await asked(id)).toEqual([
    { cents: 1600, at: inDays(1) },
    { cents: 2000, at: inDays(2) },
    { cents: 1800, at: inDays(11) },
    { cents: 2000, at: inDays(12) },
    { cents: 1800, at: inDays(51) },
  ])
  expect(variantIds).toHaveLength(1)
  expect(await refreshBegunOffers(database, inDays(51.5))).toBe(0)
})

test('what time brings about stands in the lists after the next run', async () => {
  const announced = await insertProduct(database, { visibleFrom: inDays(1) })
  const back = await insertProduct(database, {}, [{ available: 0, backOn: '2026-11-22' }])
  const offered = await insertProduct(database)
  await insertPrices(database, offered.id, { 90: 1990 })
  await offer(offered.id, 1, 2)
  const settings = await readSettings(database.drizzle)
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

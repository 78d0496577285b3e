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

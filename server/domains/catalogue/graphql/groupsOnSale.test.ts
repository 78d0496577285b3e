import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertPrices, insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { testSite } from '../../../testing/site.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { groupMembers, productGroups } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
const products = new Map<string, string>()
const groups = new Map<string, string>()

async function insertGroup(slug: string, members: readonly string[], values: object = {}) {
  const groupId = newId()
  groups.set(groupId, slug)
  const title = { de: slug, en: slug }
  await database.drizzle.insert(productGroups).values({ id: groupId, slug, title, sortOrder: groups.size, ...values })
  await database.drizzle
    .insert(groupMembers)
    .values(members.map((member, position) => ({ groupId, productId: products.get(member)!, position })))
}

beforeAll(async () => {
  for (const [slug, values] of Object.entries({
    ball: {},
    hose: {},
    jacke: {},
    kappe: {},
    weste: { isOffline: true },
  })) {
    const isSale = slug === 'ball' || slug === 'hose'
    const { id } = await insertProduct(database, { slug, isSale, ...values })
    if (isSale) await insertPrices(database, id, { 90: 2490, 5: 1990 })
    products.set(slug, id)
  }
  await insertGroup('most', ['ball', 'hose', 'jacke'])
  await insertGroup('half', ['ball', 'hose', 'jacke', 'kappe'])
  await insertGroup('one', ['hose'])
  await insertGroup('all', ['ball', 'hose', 'weste'], { sortOrder: 0 })
  await insertGroup('gallery', ['ball', 'hose'], { isMainGallery: true })
  await insertGroup('deleted', ['ball', 'hose'], { deletedAt: TEST_NOW })
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
})

test('a group is on sale where more than half of what visitors see of it is reduced, and two products at least', async () => {
  const query = '{ groupsOnSale { reducedCount group { slug productCount } } }'
  const { body } = await site.client().request('POST', '/graphql?lang=de', { query })
  expect(body).toEqual({
    data: {
      groupsOnSale: [
        { reducedCount: 2, group: { slug: 'all', productCount: 2 } },
        { reducedCount: 2, group: { slug: 'most', productCount: 3 } },
      ],
    },
  })
})

test.each(['specials', 'getpagespecials'])('%s answers by the same groups, and by products', async name => {
  const { body } = await site.client().request('GET', `/api/v0/${name}`)
  const { byGroups, byProducts } = body as Record<'byGroups' | 'byProducts', { _id: string; media: object }[]>
  expect(byGroups.map(group => groups.get(group._id))).toEqual(['all', 'most'])
  expect(byGroups[0]?.media).toEqual({ images: [] })
  expect(byProducts.map(({ _id }) => _id).toSorted()).toEqual(
    ['ball', 'hose'].map(slug => products.get(slug)!).toSorted(),
  )
})

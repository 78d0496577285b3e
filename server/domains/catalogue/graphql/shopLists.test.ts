import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { testSite } from '../../../testing/site.ts'
import { refreshListings } from '../listings/refreshListings.ts'

const database = await testDatabase()
const site = await testSite(database)
const slugs = ['ball', 'hose', 'jacke', 'kappe', 'socken', 'tasche', 'trikot']

beforeAll(async () => {
  for (const slug of slugs) await insertProduct(database, { slug }, [{}])
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings: settingsWith(), now: TEST_NOW }))
  await database.pool.query('update listings set is_on_sale = true, sold_pieces = 3')
})

/** All of a list, three at a time: its slugs, sorted, and how many came each time. */
async function walk(list: string, without: string | null) {
  const query = `query ($after: String, $without: String) { list: ${list}(first: 3, after: $after, without: $without) {
    edges { node { slug } } pageInfo { hasNextPage endCursor } } }`
  const parts: string[][] = []
  for (let after: string | null = null, hasNext = true; hasNext; ) {
    const { body } = await site.client().request('POST', '/graphql?lang=de', { query, variables: { after, without } })
    const { edges, pageInfo } = (body as { data: { list: List } }).data.list
    parts.push(edges.map(edge => edge.node.slug))
    hasNext = pageInfo.hasNextPage
    after = pageInfo.endCursor
  }
  return { slugs: parts.flat().sort(), counts: parts.map(part => part.length) }
}
interface List {
  edges: { node: { slug: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

test.each([
  'newProducts',
  'topSellers',
  'specials',
])('%s never holds the product beside which it stands', async list => {
  expect(await walk(list, null)).toEqual({ slugs, counts: [3, 3, 1] })
  expect(await walk(list, 'gibt-es-nicht')).toEqual({ slugs, counts: [3, 3, 1] })
  for (const slug of slugs)
    expect(await walk(list, slug)).toEqual({ slugs: slugs.filter(each => each !== slug), counts: [3, 3] })
})

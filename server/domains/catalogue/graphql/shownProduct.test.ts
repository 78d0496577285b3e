import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { crossSells, groupMembers, productGroups } from '../tables.ts'

/** What depends on where somebody is, on what the settings choose (those of the demo shop: the material), and on who asks. */

const database = await testDatabase()
const site = await testSite(database)
let shirt: { id: string }
let shorts: { id: string }

beforeAll(async () => {
  shirt = await insertProduct(database, {
    slug: 'trikot-nordwald',
    unit: { de: 'Trikot', en: 'jersey' },
    properties: [
      { key: 'material', label: { de: 'Material', en: 'Material' }, value: { de: 'Interlock', en: 'Interlock knit' } },
      { key: 'cut', label: { de: 'Schnitt', en: 'Cut' }, value: { de: 'gerade', en: 'straight' } },
    ],
  })
  shorts = await insertProduct(database, { slug: 'short-nordwald' })
  await database.drizzle.insert(crossSells).values({ productId: shirt.id, otherId: shorts.id, position: 0 })
  for (const [position, slug] of ['trikots', 'winter'].entries()) {
    const groupId = newId()
    await database.drizzle.insert(productGroups).values({ id: groupId, slug, title: { de: slug } })
    await database.drizzle.insert(groupMembers).values({ groupId, productId: shirt.id, position })
  }
  await inTransaction(database, async tx =>
    refreshListings(tx, 'all', { settings: await readSettings(tx), now: TEST_NOW }),
  )
})

type Answer = { data: Record<string, never> | null; errors?: { extensions?: { code?: string } }[] }
const ask = async (client: Client, query: string, language = 'de'): Promise<Answer> =>
  (await client.request('POST', `/graphql?lang=${language}`, { query })).body as Answer

test('a product’s path stays in the group where somebody is, and is canonical without one', async () => {
  const paths = `{ product(slug: "trikot-nordwald") {
    path winter: path(group: "winter") other: path(group: "hosen") unit unitPlural preview } }`
  expect((await ask(site.client(), paths)).data).toEqual({
    product: {
      path: '/trikots/trikot-nordwald',
      winter: '/winter/trikot-nordwald',
      other: '/trikots/trikot-nordwald',
      unit: 'Trikot',
      unitPlural: null,
      preview: ['Interlock'],
    },
  })
  expect((await ask(site.client(), paths, 'en')).data).toMatchObject({
    product: { winter: '/en/winter/trikot-nordwald', unit: 'jersey', preview: ['Interlock knit'] },
  })
})

test('what goes with a product and what was bought with it are two things', async () => {
  const query = `{ product(slug: "trikot-nordwald") {
    goesWith(first: 6) { edges { node { slug } } } alsoBought(first: 6) { edges { node { slug } } } } }`
  expect((await ask(site.client(), query)).data).toEqual({
    product: { goesWith: { edges: [{ node: { slug: 'short-nordwald' } }] }, alsoBought: { edges: [] } },
  })
})

test('the documented paths preview the same properties', async () => {
  const { body } = await site.client().request('GET', `/api/v0/shop_product/${shirt.id}`)
  expect(body).toMatchObject({ previewProps: { material: ['Interlock'], gender: ['Herren'] } })
  expect((body as { previewProps: object }).previewProps).not.toHaveProperty('cut')
})

describe('a product as it is stored', () => {
  const query = () => `{ productRecord(id: "${globalId('Product', shirt.id)}") }`

  test('is for system accounts', async () => {
    const { data } = await ask(await site.clientAs(['user', 'system']), query())
    expect(data).toMatchObject({ productRecord: { id: shirt.id, slug: 'trikot-nordwald', cross: [shorts.id] } })
    const nothing = `{ productRecord(id: "${globalId('Product', newId())}") }`
    expect((await ask(await site.clientAs(['user', 'system']), nothing)).data).toEqual({ productRecord: null })
  })

  test.each([
    ['a guest', () => site.client()],
    ['a customer', () => site.clientAs(['user'])],
    ['a member', () => site.clientAs(['user', 'member'])],
    ['an administrator', () => site.clientAs(['user', 'admin'])],
  ])('is not shown to %s', async (_who, client) => {
    const { data, errors } = await ask(await client(), query())
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['C100'])
    expect(data?.productRecord ?? null).toBeNull()
  })
})

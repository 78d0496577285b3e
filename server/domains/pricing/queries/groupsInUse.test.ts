import { beforeAll, expect, test } from 'vitest'
import { insertProduct, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const group = (id: string) => ({
  ...{ id, title: { de: id }, type: 'percent', roles: ['everyone'], global: false, additive: false },
  tiers: [{ from: 0, discount: 1000 }],
})
let system: Client
beforeAll(async () => {
  system = await site.clientAs(['system'])
})

interface Answer {
  readonly updateSettings: { section: { version: number } | null; errors: { code: string; path: string[] }[] }
}
let version = 0
const keep = async (groups: object[]) => {
  const query = `mutation($input: UpdateSettingsInput!) {
    updateSettings(input: $input) { section { version } errors { code path } } }`
  const variables = { input: { section: 'discounts', version, changes: { groups } } }
  const { body } = await system.request('POST', '/graphql', { query, variables })
  const { section, errors } = (body as { data: Answer }).data.updateSettings
  version = section?.version ?? version
  return errors
}

test('a discount group that products or offers are in is not removed, one that nobody has is; the list shows which', async () => {
  const [own, offered, free] = ['verein', 'aktion', 'frei'].map(group) as [object, object, object]
  expect(await keep([own, offered, free])).toEqual([])
  const { id } = await insertProduct(database, { title: { de: 'Ball' }, discountGroups: ['verein'] })
  await insertProduct(database, { title: { de: 'Netz' } })
  await database.pool.query(
    `insert into special_offers (id, product_id, starts_at, ends_at, discount_groups)
     values (gen_random_uuid(), $1, $2, $2::timestamptz + interval '1 day', '{aktion}')`,
    [id, TEST_NOW],
  )
  const refused = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['changes', 'groups'] }]
  expect(await keep([offered, free])).toEqual(refused)
  expect(await keep([own])).toEqual(refused)
  expect(await keep([own, offered])).toEqual([])
  const listed = async (discountGroup: string) => {
    const query = `query($filter: ManagedProductFilter) { managedProducts(first: 9, filter: $filter) { edges { node { title } } } }`
    const { body } = await system.request('POST', '/graphql', { query, variables: { filter: { discountGroup } } })
    return (body as { data: { managedProducts: { edges: { node: { title: string } }[] } } }).data.managedProducts.edges
  }
  for (const key of ['verein', 'aktion']) expect(await listed(key)).toEqual([{ node: { title: 'Ball' } }])
  expect(await listed('frei')).toEqual([])
  await database.pool.query('update products set deleted_at = $2 where id = $1', [id, TEST_NOW])
  expect(await keep([])).toEqual([])
})

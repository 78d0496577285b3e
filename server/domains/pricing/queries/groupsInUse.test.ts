import { beforeAll, describe, expect, test } from 'vitest'
import { Refused } from '../../../kit/refusals.ts'
import { contextFor, insertProduct, insertViewer, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { updateProduct } from '../../catalogue/operations/updateProduct.ts'
import { updateSettings } from '../../settings/operations.ts'

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

/** What is refused of a change of a section by staff, by code and place; empty where it was kept. */
async function refusedOf(section: string, changes: object) {
  const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'system']) })
  try {
    await updateSettings(staff, { section, version: null, changes })
    return []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.refusals.map(({ code, path }) => ({ code, path }))
  }
}
const AT_HOME = { AT: [{ validFrom: '2016-01-01', rate: 2000 }] }
const vatGroup = (id: string, rates: object = AT_HOME) => ({ id, rates })
const parcels = (id: string, tiers: object[] = [{ max: null, costs: { AT: { cost: 490 } } }]) => ({ id, tiers })

test.each([
  ['vat', 'vatGroup', [vatGroup('standard'), vatGroup('books'), vatGroup('free')]],
  ['shipping', 'shippingGroup', [parcels('parcel'), parcels('books'), parcels('free')]],
] as const)('a group of %s that products are in is neither removed nor renamed', async (section, column, groups) => {
  expect(await refusedOf(section, { groups })).toEqual([])
  const { id } = await insertProduct(database, { [column]: 'books' })
  const refused = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['changes', 'groups'] }]
  expect(await refusedOf(section, { groups: [groups[0], groups[2]] })).toEqual(refused)
  expect(await refusedOf(section, { groups: [groups[0], { ...groups[1], id: 'other' }] })).toEqual(refused)
  expect(await refusedOf(section, { groups: [groups[0], groups[1]] })).toEqual([])
  await database.pool.query('update products set deleted_at = $2 where id = $1', [id, TEST_NOW])
  expect(await refusedOf(section, { groups: [groups[0]] })).toEqual([])
})

test('a group that a product comes to name at the same moment is not removed', async () => {
  const groups = [vatGroup('standard'), vatGroup('late')]
  expect(await refusedOf('vat', { groups })).toEqual([])
  const { id: productId } = await insertProduct(database)
  const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  const [named, removal] = await Promise.all([
    updateProduct(staff, { productId, revision: null, changes: { vatGroup: 'late' } }).then(
      () => 'done',
      (error: unknown) => (error instanceof Refused ? error.refusals[0]!.code : Promise.reject(error)),
    ),
    refusedOf('vat', { groups: [groups[0]] }),
  ])
  const { rows } = await database.pool.query('select vat_group from products where id = $1', [productId])
  expect({ named, isRemoved: removal.length === 0, group: rows[0].vat_group }).toEqual(
    removal.length > 0
      ? { named: 'done', isRemoved: false, group: 'late' }
      : { named: 'INVALID_INPUT', isRemoved: true, group: null },
  )
})

describe('goods keep a rate at home', () => {
  const lacking = [{ code: 'VAT_RATE_MISSING', path: ['changes', 'groups', '0', 'rates', 'AT'] }]
  const later = { AT: [{ validFrom: '2099-01-01', rate: 2000 }] }
  test.each([
    ['none at all', { groups: [vatGroup('standard', {})] }],
    ['one of another country', { groups: [vatGroup('standard', { DE: AT_HOME.AT })] }],
    ['one that holds later', { groups: [vatGroup('standard', later)] }],
    ['another group without one', { groups: [vatGroup('new', {}), vatGroup('standard')], defaultGroup: 'new' }],
  ])('%s is refused at the default group', async (_what, changes) => {
    await setSettings(database, 'vat', { groups: [vatGroup('standard')] })
    expect(await refusedOf('vat', changes)).toEqual(lacking)
  })

  test('those of another group as soon as a product is in it; a small business needs none', async () => {
    await setSettings(database, 'vat', { groups: [vatGroup('standard'), vatGroup('food')] })
    const without = { groups: [vatGroup('standard'), vatGroup('food', {})] }
    expect(await refusedOf('vat', without)).toEqual([])
    await setSettings(database, 'vat', { groups: [vatGroup('standard'), vatGroup('food')] })
    const { id } = await insertProduct(database, { vatGroup: 'food' })
    expect(await refusedOf('vat', without)).toMatchObject([{ path: ['changes', 'groups', '1', 'rates', 'AT'] }])
    expect(await refusedOf('vat', { ...without, smallBusiness: true })).toEqual([])
    expect(await refusedOf('vat', { smallBusiness: false })).toMatchObject([{ code: 'VAT_RATE_MISSING' }])
    await database.pool.query('update products set deleted_at = $2 where id = $1', [id, TEST_NOW])
  })
})

describe('something can always be sent', () => {
  const none = { isOffered: false, places: [] }
  const place = ['changes', 'groups', '0', 'tiers']
  const nowhere = [{ max: null, costs: { AT: { cost: null } } }]
  test.each([
    ['no country', { countries: [] }, ['changes', 'countries']],
    ['no parcel', { groups: [parcels('parcel', [])] }, place],
    ['no cost', { groups: [parcels('parcel', nowhere)] }, [...place, '0', 'costs']],
    [
      'a cost where nothing is delivered to',
      { groups: [parcels('parcel', [{ max: null, costs: { JP: { cost: 1 } } }])] },
      [...place, '0', 'costs'],
    ],
    [
      'a threshold where nothing is delivered to',
      { freeFromByCountry: { JP: 5000 } },
      ['changes', 'freeFromByCountry', 'JP'],
    ],
  ])('%s is refused', async (_what, changes, path) => {
    await setSettings(database, 'shipping', { groups: [parcels('parcel')], pickup: none })
    expect(await refusedOf('shipping', changes)).toEqual([{ code: 'INVALID_INPUT', path }])
  })

  test('unless goods are picked up, or nothing could be sent before', async () => {
    await setSettings(database, 'shipping', { groups: [parcels('parcel')], pickup: none })
    const pickup = { isOffered: true, places: [{ key: 'halle', name: { de: 'Halle' }, address: { de: '' } }] }
    expect(await refusedOf('shipping', { countries: [], pickup })).toEqual([])
    await setSettings(database, 'shipping', { groups: [parcels('parcel', [])], pickup: none })
    expect(await refusedOf('shipping', { printingDays: 2 })).toEqual([])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../kit/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { ask, checkoutEntries, dataOf, updateCheckout } from '../../../testing/asking.ts'
import { insertProduct, insertTiers, setSettings, statementsOf, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'
import { readSettings } from '../../settings/queries.ts'
import { type PropertyDefinition, plainProperty, usualProperties } from '../defaults/properties.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, groupMembers, productGroups } from '../tables.ts'

/** What the flags of the configurator do from one end of the shop to the other. */

const database = await testDatabase()
const site = await testSite(database)
const groupId = newId()
const red = { id: newId(), code: 'rot', title: { de: 'Rot', en: 'Red' }, hex: '#c1272d', sortOrder: 1 }
const property = (key: string, de: string, more: Partial<PropertyDefinition>) =>
  plainProperty(key, { de, en: `${de} (en)` }, more)
const fabric = property('fabric', 'Stoff', {
  ...{ isFilter: true, showInPreview: true, showInCheckout: true, isGlobal: true },
})
const lined = property('lined', 'Futter', {
  ...{ type: 'boolean', isFilter: true, separatesTiers: true, showInCheckout: true },
  labelChecked: { de: 'gefüttert', en: 'lined' },
})
const trim = property('trim', 'Besatz', { type: 'color', isFilter: true, showInPreview: true })
const name = property('name', 'Name am Ärmel', {
  ...{ isPersonalisation: true, isRequired: true, longest: 8, placeholder: { de: 'z. B. Kim' } },
})

/** Configures the properties and brings the lists up to date, as the reaction to the change does. */
async function configure(properties: readonly PropertyDefinition[]): Promise<void> {
  await setSettings(database, 'variantProperties', { properties: [...usualProperties, ...properties] })
  const settings = await readSettings(database.drizzle)
  await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
}

const line = (de: string, en: string) => ({ key: 'fabric', label: { de: 'x' }, value: { de, en } })
const insertGoods = async (slug: string, properties: object[], sizes: object[], changes: object = {}) => {
  const values = { slug, title: { de: slug }, priceCents: 2000, properties: properties as never, ...changes }
  const product = await insertProduct(database, values, sizes as never)
  await database.drizzle.insert(groupMembers).values({ groupId, productId: product.id, position: 0 })
  return product
}

let knit: Awaited<ReturnType<typeof insertGoods>>
let named: Awaited<ReturnType<typeof insertGoods>>
beforeAll(async () => {
  await database.drizzle.insert(productGroups).values({ id: groupId, slug: 'alles', title: { de: 'Alles' } })
  await database.drizzle.insert(colors).values(red)
  knit = await insertGoods(
    'jacke',
    [line('Strick', 'Knit')],
    [
      { size: 'M', properties: { lined: true, trim: 'rot' } },
      { size: 'M', key: 'm2', sku: 'J-2', properties: { lined: false, trim: 'rot' } },
    ],
  )
  await insertTiers(database, knit.id, { 10: 1500 })
  await insertGoods('weste', [line('Fleece', 'Fleece')], [{ size: 'L', properties: { lined: true } }])
  named = await insertGoods('hemd', [], [{ size: 'S' }], { isPersonalisable: true })
  await configure([fabric, lined, trim])
})

const facetsOf = `facets { kind key title values { value label count isSelected color { code } } }
  nearest { kind count } totalCount edges { node { slug } }`
const listed = async (filter: object | null) => {
  const query = `query ($filter: ProductFilter) { productGroup(slug: "alles") { products(filter: $filter, orderBy: TITLE) { ${facetsOf} } } }`
  const client = site.client()
  const { body } = await client.request('POST', '/graphql', { query, variables: { filter } })
  return (body as { data: { productGroup: { products: never } } }).data.productGroup.products as {
    facets: { kind: string; key: string | null; title: string | null; values: Record<string, unknown>[] }[]
    nearest: { kind: string; count: number }[]
    totalCount: number
    edges: { node: { slug: string } }[]
  }
}
const counted = ({ facets }: Awaited<ReturnType<typeof listed>>) =>
  Object.fromEntries(
    facets
      .filter(({ kind }) => kind === 'PROPERTY')
      .map(({ key, values }) => [key, values.map(({ label, count }) => `${label} ${count}`)]),
  )

describe('isFilter', () => {
  test('counts values in a group, in the order of the configurator', async () => {
    const all = await listed(null)
    expect(counted(all)).toEqual({
      fabric: ['Fleece 1', 'Strick 1'],
      lined: ['gefüttert 2', 'Nein 1'],
      trim: ['Rot 1'],
    })
    const of = all.facets.find(({ key }) => key === 'trim')
    expect(of).toMatchObject({ title: 'Besatz', values: [{ value: 'rot', color: { code: 'rot' } }] })
  })

  test('narrows, counts each property as if it were not filtered itself, and others by it', async () => {
    const lists = await listed({ properties: [{ key: 'fabric', values: ['Strick'] }] })
    expect(lists.edges.map(({ node }) => node.slug)).toEqual(['jacke'])
    expect(lists.totalCount).toBe(1)
    expect(counted(lists)).toEqual({
      fabric: ['Fleece 1', 'Strick 1'],
      lined: ['gefüttert 1', 'Nein 1'],
      trim: ['Rot 1'],
    })
    const sizes = lists.facets.find(({ kind }) => kind === 'SIZE')?.values.map(({ value, count }) => [value, count])
    expect(sizes).toEqual([['M', 1]])
  })

  test('is named in the reader’s language', async () => {
    const query = `{ productGroup(slug: "alles") { products { facets { key title values { label } } } } }`
    const { body } = await site.client().request('POST', '/graphql', { query }, { 'accept-language': 'en' })
    expect(body).toMatchObject({
      data: {
        productGroup: {
          products: {
            facets: expect.arrayContaining([
              { key: 'fabric', title: 'Stoff (en)', values: [{ label: 'Fleece' }, { label: 'Knit' }] },
            ]),
          },
        },
      },
    })
  })

  test('goes together with sizes and says what to take away where nothing is left', async () => {
    const filter = { sizes: ['M'], properties: [{ key: 'fabric', values: ['Fleece'] }] }
    const lists = await listed(filter)
    expect(lists.totalCount).toBe(0)
    expect(lists.nearest).toEqual([
      { kind: 'SIZE', count: 1 },
      { kind: 'PROPERTY', count: 1 },
    ])
    expect(counted(lists).fabric).toEqual(['Fleece 0', 'Strick 1'])
  })

  test('several values of one property widen, several properties narrow', async () => {
    const values = async (...properties: [string, string[]][]) =>
      (await listed({ properties: properties.map(([key, wished]) => ({ key, values: wished })) })).totalCount
    expect(await values(['fabric', ['Strick', 'Fleece']])).toBe(2)
    expect(await values(['fabric', ['Strick', 'Fleece']], ['trim', ['rot']])).toBe(1)
    expect(await values(['nothing', ['x']])).toBe(0)
  })

  test('narrows a search, too', async () => {
    const query = `{ search(query: "jacke") { products(filter: { properties: [{ key: "lined", values: ["false"] }] }) {
      totalCount facets { key values { value count isSelected } } } } }`
    const { data } = await ask(site.client(), query)
    expect(data).toMatchObject({ search: { products: { totalCount: 1 } } })
  })

  test('costs no further statement', async () => {
    const plain = await statementsOf(() => listed({ sizes: ['M'] }))
    const narrowed = await statementsOf(() => listed({ properties: [{ key: 'fabric', values: ['Strick'] }] }))
    expect(narrowed.statements.length).toBeLessThanOrEqual(plain.statements.length)
  })

  test('without it nothing is counted; of size, fit and colour neither', async () => {
    await configure([{ ...fabric, isFilter: false }])
    await setSettings(database, 'variantProperties', {
      properties: [...usualProperties.map(each => ({ ...each, isFilter: false })), { ...fabric, isFilter: false }],
    })
    const all = await listed(null)
    expect(counted(all)).toEqual({})
    expect(all.facets.flatMap(({ kind, values }) => (values.length > 0 ? [kind] : []))).toEqual(['FEATURE'])
    await configure([fabric, lined, trim])
  })
})

test('showInPreview stands on the tile, in GraphQL and on the documented paths', async () => {
  const query = `{ product(slug: "jacke") { preview swatches { code } showsFits } }`
  expect((await ask(site.client(), query)).data).toEqual({
    product: { preview: ['Strick'], swatches: [{ code: 'rot' }], showsFits: true },
  })
  const { body } = await site.client().request('GET', `/api/v0/shop_product/${knit.id}`)
  expect(body).toMatchObject({
    previewProps: { fabric: ['Strick'], trim: ['rot'] },
    variantProps: { lined: [true, false], trim: ['rot'] },
  })
})

test('the page of a product tells its properties, and its sizes by theirs', async () => {
  const query = `{ product(slug: "jacke") { properties { key label value } variants { values { key label value text color { code } } } } }`
  const { data } = await ask(site.client(), query)
  expect(data).toEqual({
    product: {
      properties: [
        { key: 'fabric', label: 'Stoff', value: 'Strick' },
        { key: 'lined', label: 'Futter', value: 'gefüttert, Nein' },
        { key: 'trim', label: 'Besatz', value: 'Rot' },
      ],
      variants: [
        {
          values: [
            { key: 'lined', label: 'Futter', value: 'true', text: 'gefüttert', color: null },
            { key: 'trim', label: 'Besatz', value: 'rot', text: 'Rot', color: { code: 'rot' } },
          ],
        },
        {
          values: [
            { key: 'lined', label: 'Futter', value: 'false', text: 'Nein', color: null },
            { key: 'trim', label: 'Besatz', value: 'rot', text: 'Rot', color: { code: 'rot' } },
          ],
        },
      ],
    },
  })
})

const add = (
  client: ReturnType<typeof site.client>,
  product: typeof knit,
  pieces: [number, number][],
  more: object = {},
) =>
  dataOf<{ addToCart: { cart: never; errors: { code: string; path: string[] }[] } }>(
    client,
    `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
      cart { lines { amount unitPrice { cents } isWithdrawalExcluded properties { key label value } } }
      errors { code path } } }`,
    {
      input: {
        productId: globalId('Product', product.id),
        pieces: pieces.map(([at, amount]) => ({ variantId: globalId('Variant', product.variantIds[at]!), amount })),
        ...more,
      },
    },
  ).then(({ addToCart }) => addToCart)

describe('from the cart to the order', () => {
  test('showInCheckout is kept with the line as it was said', async () => {
    const client = site.client()
    const { cart } = await add(client, knit, [[0, 1]])
    const properties = [
      { key: 'fabric', label: 'Stoff', value: 'Strick' },
      { key: 'lined', label: 'Futter', value: 'gefüttert' },
    ]
    expect(cart).toMatchObject({ lines: [{ properties }] })
    await dataOf(client, updateCheckout, { input: { changes: checkoutEntries } })
    const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { lines { properties { key label value } } } errors { code } } }`
    const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 2490 }
    expect((await ask(client, place, { input })).data).toMatchObject({
      placeOrder: { order: { lines: [{ properties }] }, errors: [] },
    })
  })

  test('separatesTiers lets sizes that differ in it count apart', async () => {
    const prices = async () => {
      const client = site.client()
      const { cart } = await add(client, knit, [
        [0, 6],
        [1, 6],
      ])
      return (cart as { lines: { unitPrice: { cents: number } }[] }).lines.map(({ unitPrice }) => unitPrice.cents)
    }
    expect(await prices()).toEqual([2000, 2000])
    await configure([fabric, { ...lined, separatesTiers: false }, trim])
    expect(await prices()).toEqual([1500, 1500])
    await configure([fabric, lined, trim])
  })
})

describe('isPersonalisation', () => {
  beforeAll(() => configure([fabric, lined, trim, name]))
  const written = (text: string) => ({ written: [{ key: 'name', text }] })

  test('is asked of buyers of what can be personalised, and of nobody else', async () => {
    const query = (slug: string) =>
      `{ product(slug: "${slug}") { askedProperties { key label placeholder prefix suffix maxLength isRequired } } }`
    expect((await ask(site.client(), query('hemd'))).data).toEqual({
      product: {
        askedProperties: [
          {
            ...{ key: 'name', label: 'Name am Ärmel', placeholder: 'z. B. Kim', prefix: null, suffix: null },
            ...{ maxLength: 8, isRequired: true },
          },
        ],
      },
    })
    expect((await ask(site.client(), query('jacke'))).data).toEqual({ product: { askedProperties: [] } })
  })

  test('is kept with the line, tells lines apart and is made to the buyer’s words', async () => {
    const client = site.client()
    await add(client, named, [[0, 1]], written('  Kim '))
    await add(client, named, [[0, 2]], written('Kim'))
    const { cart } = await add(client, named, [[0, 1]], written('Lou'))
    const said = (value: string) => [{ key: 'name', label: 'Name am Ärmel', value }]
    expect((cart as { lines: object[] }).lines).toEqual([
      { amount: 3, unitPrice: { cents: 2000 }, isWithdrawalExcluded: true, properties: said('Kim') },
      { amount: 1, unitPrice: { cents: 2000 }, isWithdrawalExcluded: true, properties: said('Lou') },
    ])
  })

  test.each<[string, object, string, string[]]>([
    ['is missing', {}, 'PERSONALISATION_MISSING', ['written', 'name']],
    ['is blank', written('   '), 'PERSONALISATION_MISSING', ['written', 'name']],
    ['is too long', written('Maximilian'), 'PERSONALISATION_TOO_LONG', ['written', '0', 'text']],
    ['cannot be printed', written('🦄'), 'PERSONALISATION_NOT_PRINTABLE', ['written', '0', 'text']],
    [
      'was not asked for',
      {
        written: [
          { key: 'name', text: 'Kim' },
          { key: 'other', text: 'x' },
        ],
      },
      'PERSONALISATION_NOT_OFFERED',
      ['written', '1', 'text'],
    ],
  ])('that %s is refused and nothing lies in the cart', async (_label, input, code, path) => {
    const client = site.client()
    const { errors } = await add(client, named, [[0, 1]], input)
    expect(errors).toEqual([{ code, path }])
    expect((await ask(client, '{ viewer { cart { id } } }')).data).toEqual({ viewer: { cart: null } })
  })
})

test('isRequired keeps a product without it from going online', async () => {
  await configure([{ ...lined, isRequired: true }])
  const admin = await site.clientAs(['admin'])
  const product = await insertProduct(database, { slug: 'neu', isOffline: true }, [{ size: 'M' }])
  const online = async (revision: number, more: object = {}) =>
    (
      await ask(
        admin,
        'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } errors { code path } } }',
        { input: { productId: globalId('Product', product.id), revision, changes: { isOffline: false }, ...more } },
      )
    ).data?.updateProduct
  expect(await online(1)).toEqual({
    product: null,
    errors: [{ code: 'PROPERTY_MISSING', path: ['changes', 'isOffline'] }],
  })
  const variants = [
    { variantId: globalId('Variant', product.variantIds[0]!), properties: [{ key: 'lined', flag: true }] },
  ]
  expect(await online(1, { variants })).toMatchObject({ product: {}, errors: [] })
})

test('whoever keeps the catalogue is told the keys under which products have values', async () => {
  const { data } = await ask(
    await site.clientAs(['admin']),
    '{ propertyUses { key products ofProducts name { de en } } }',
  )
  expect(data?.propertyUses).toEqual(
    expect.arrayContaining([
      { key: 'fabric', products: 2, ofProducts: true, name: { de: 'x', en: null } },
      { key: 'lined', products: 3, ofProducts: false, name: null },
    ]),
  )
})

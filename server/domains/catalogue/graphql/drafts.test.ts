import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { inTransaction } from '../../../platform/database.ts'
import { insertProduct, insertSet, insertTiers, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueState } from '../../../testing/refusals.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { files } from '../../files/tables.ts'
import { readSettings } from '../../settings/queries.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { colors, productGroups } from '../tables.ts'

/** What is shown of a product before it is saved is what is shown of it afterwards. */

const database = await testDatabase()
const site = await testSite(database)
const [red, blue, fileId, groupId, homeId] = [newId(), newId(), newId(), newId(), newId()]
let admin: Client
let member: Client

beforeAll(async () => {
  admin = await site.clientAs(['admin'])
  member = await site.clientAs(['member'])
  await database.drizzle.insert(colors).values([
    { id: red, code: 'rot', title: { de: 'Rot' }, hex: '#c00000' },
    { id: blue, code: 'blau', title: { de: 'Blau', en: 'Blue' }, hex: '#0000c0' },
  ])
  await database.drizzle.insert(productGroups).values([
    { id: homeId, slug: 'trikots', title: { de: 'Trikots' } },
    { id: groupId, slug: 'winter', title: { de: 'Winter' } },
  ])
  const file = { sha256: 'ab', name: 'a.pdf', extension: 'pdf', mimeType: 'application/pdf', size: 9 }
  await database.drizzle
    .insert(files)
    .values({ ...file, id: fileId, isPublic: true, isInLibrary: true, createdAt: TEST_NOW })
  await setSettings(database, 'discounts', {
    groups: [
      {
        ...{ id: 'club', type: 'percent', roles: ['alle'], isGlobal: false, title: { de: 'Verein', en: 'Club' } },
        tiers: [{ from: 1, discount: 1000 }],
      },
    ],
  })
})

const money = '{ cents }'
const sale = '{ previousPrice { cents } lowestPriceOf30Days { cents } percent }'
const availability = '{ state backOn }'
/** All that the page of a product shows, in both languages where it has words. */
const page = `kind title subtitle path slug productNumber description details careLabel careInstructions deliveryInformation generalInformation composition unit unitPlural 
  properties { key label value } quantityUnit { one many } safety { producer address email euPerson warnings }
  preview swatches { code } showsFits durabilityYears claims { text evidence } isNew sale ${sale} childSale ${sale}
  isOnSale isPersonalisable personalisation { help maxLength printable lettering { place script } }
  askedProperties { key } price { from ${money} to ${money} adult ${money} child ${money} vatRate }
  tierPrices { from price ${money} variants { key } } availability ${availability} fits sizes colors { code title }
  downloads { title size extension url } groups { slug title } sizeChart { title }
  variants { key fit size color { code title } price ${money} sale ${sale} isChildSize isPersonalisable
    availability ${availability} delivery { earliest latest } properties { key text } values { key text } }
  delivery { sizes { sizes delivery { earliest latest } } printingDays }
  setSlots { position product { title } } setSavingPercent priceApart ${money}`

type Answered = { data: Record<string, never> | null; errors?: { message: string }[] }
async function ask<Data>(query: string, variables: object, client = admin): Promise<Data> {
  const { body } = await client.request('POST', '/graphql', { query, variables })
  const { data, errors } = body as Answered
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data as Data
}

type Drafted = { productDraft: { product: Record<string, unknown> | null; errors: { code: string; path: string[] }[] } }
const draft = async (input: object, client = admin) =>
  (
    await ask<Drafted>(
      `query($input: UpdateProductInput!) { productDraft(input: $input) { product { ${page} } errors { code path } } }`,
      { input },
      client,
    )
  ).productDraft

const saved = async (id: string) =>
  (await ask<{ product: object | null }>(`query($id: String) { product(slug: $id) { ${page} } }`, { id })).product

async function save(input: object): Promise<void> {
  const { updateProduct } = await ask<{ updateProduct: { errors: object[] } }>(
    'mutation($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code path } } }',
    { input },
  )
  expect(updateProduct.errors).toEqual([])
}

const refresh = () =>
  inTransaction(database, async tx => refreshListings(tx, 'all', { settings: await readSettings(tx), now: TEST_NOW }))

/** A shirt in two colours with sizes for adults and children, and its input. */
async function shirt(values: Parameters<typeof insertProduct>[1] = {}) {
  const product = await insertProduct(database, { isPersonalisable: true, ...values }, [
    { size: 'M', colorId: red },
    { size: 'L', colorId: red, available: 0 },
    { size: '140', colorId: red, fit: 'children', isChildSize: true, priceCents: 1490 },
    { size: 'M', colorId: blue, isOffline: true },
  ])
  await insertTiers(database, product.id, { 10: 1800, 20: 1700 })
  await refresh()
  const of = (index: number) => globalId('Variant', product.variantIds[index]!)
  return { ...product, of, input: { productId: globalId('Product', product.id), revision: 1 } }
}

const text = (de: string, en: string) => ({ de, en })

describe('a draft looks like the page after it is saved', () => {
  const changes: Readonly<Record<string, (product: Awaited<ReturnType<typeof shirt>>) => object>> = {
    nothing: () => ({}),
    texts: () => ({
      changes: {
        title: text('Trikot Föhrenwald', 'Jersey Föhrenwald'),
        subtitle: text('Für drinnen', 'For indoors'),
        description: text('<p>Leicht<script>alert(1)</script></p>', '<p>Light</p>'),
        careInstructions: text('<p>Waschbar bei 40 Grad</p>', '<p>Wash at 40 degrees</p>'),
        slug: 'foehrenwald',
      },
    }),
    'prices and tiers': ({ of }) => ({
      changes: { basePrice: 2490, vatGroup: null },
      variants: [{ variantId: of(1), price: 2590 }],
      tiers: [
        { from: 5, price: 2000, scope: 'ADULT' },
        { from: 3, price: 1200, scope: 'CHILD' },
        { from: 8, price: 1900, scope: 'SOME', variantIds: [of(0)] },
      ],
    }),
    'a lower price that is announced': () => ({ changes: { basePrice: 1490, isMarkedSale: true } }),
    'an offer that runs': () => ({
      changes: {
        offers: [
          { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-24T00:00:00.000Z', discountGroups: ['club'] },
        ],
      },
    }),
    'a discount': () => ({ changes: { discountGroups: ['club'] } }),
    'sizes that change and sizes that come': ({ of }) => ({
      variants: [
        { variantId: of(0), stock: 2, backOn: null },
        { variantId: of(1), backOn: '2026-12-01' },
        { variantId: of(3), isOffline: false, colorId: globalId('Color', blue) },
      ],
      newVariants: [
        { size: 'XL', fit: 'MEN', colorId: globalId('Color', blue), stock: 4, price: 2190 },
        { size: 'S', fit: 'WOMEN' },
      ],
    }),
    'all that it says of itself': () => ({
      changes: {
        properties: [{ label: text('Schnitt', 'Cut'), value: text('weit', 'wide') }],
        claims: [{ text: text('Aus Recyclingfaser', 'Of recycled fibre'), evidence: text('GRS 123', 'GRS 123') }],
        safety: { producer: 'Weberei', address: 'Gasse 1, 4020 Linz', email: 'hallo@example.com' },
        content: { amount: 250, unit: 'MILLILITRE' },
        downloads: [{ fileId, title: text('Maße', 'Measures') }],
        lettering: { method: 'EMBROIDERY', place: 'CHEST', script: 'WIDE', isOutlined: true, inks: [] },
        ...{ durabilityYears: 4, isMarkedNew: true, personalisationMaxLength: 12 },
        groupIds: [globalId('ProductGroup', groupId), globalId('ProductGroup', homeId)],
      },
    }),
    'not to be had': () => ({ changes: { isPersonalisable: false, backOn: '2026-12-24', expectedDays: 20 } }),
  }
  for (const [name, changeOf] of Object.entries(changes)) {
    test(name, async () => {
      const product = await shirt()
      const input = { ...product.input, ...changeOf(product) }
      const before = await catalogueState(database)
      const shown = await draft(input)
      expect(shown.errors).toEqual([])
      expect(await catalogueState(database)).toEqual(before)
      if (name !== 'nothing') await save(input)
      expect(shown.product).toEqual(await saved(product.id))
    })
  }

  test('a set with other pieces', async () => {
    const [one, two] = [await shirt(), await shirt()]
    const three = await shirt()
    const set = await insertSet(database, [one.id, two.id], { childPriceCents: 3990 })
    await refresh()
    const slots = [globalId('Product', three.id), globalId('Product', one.id)]
    const input = { productId: globalId('Product', set.id), revision: 1, changes: { slots, basePrice: 3490 } }
    const shown = await draft(input)
    expect(shown.errors).toEqual([])
    await save(input)
    expect(shown.product).toEqual(await saved(set.id))
  })
})

describe('a draft', () => {
  test('of a product that is offline is shown, and to staff alone', async () => {
    const product = await shirt({ isOffline: true })
    expect(await saved(product.id)).toBeNull()
    expect((await draft(product.input, member)).product).toMatchObject({ title: 'Trikot Nordwald', kind: 'GOODS' })
    await expect(draft(product.input, site.client())).rejects.toThrow()
  })

  test('says all that is wrong with it, and is not shown', async () => {
    const product = await shirt()
    const taken = await shirt({ slug: `belegt-${newId()}` })
    const { rows } = await database.pool.query('select slug from products where id = $1', [taken.id])
    const changes = { title: text('', 'Jersey'), slug: rows[0].slug, vatGroup: 'unbekannt' }
    const { product: shown, errors } = await draft({
      ...product.input,
      ...{ changes, newVariants: [{ size: 'M', fit: 'MEN', colorId: globalId('Color', red) }] },
    })
    expect(shown).toBeNull()
    expect(errors.map(({ code, path }) => `${code} ${path.join('.')}`).toSorted()).toEqual([
      'INVALID_INPUT changes.title',
      'INVALID_INPUT changes.vatGroup',
      'SLUG_TAKEN changes.slug',
      'VARIANT_EXISTS newVariants.0.size',
    ])
  })

  test('is priced as the cart would after it is saved, sizes that are new among them', async () => {
    const product = await shirt()
    const input = {
      ...product.input,
      changes: { basePrice: 3000 },
      tiers: [{ from: 3, price: 2500, scope: 'ALL' }],
      newVariants: [{ size: 'XL', fit: 'MEN', stock: 9, price: 4000 }],
    }
    const question = `query($draft: UpdateProductInput!, $input: QuoteProductInput!) { productDraft(input: $draft) {
      product { variants { id size } }
      quote(input: $input) { total { cents } tiers { from price { cents } isReached } errors { code } } } }`
    const quoteOf = async (pieces: object[]) => {
      const variables = { draft: input, input: { productId: input.productId, pieces } }
      return (
        await ask<{ productDraft: { product: { variants: { id: string; size: string }[] }; quote: object } }>(
          question,
          variables,
        )
      ).productDraft
    }
    const { quote, product: shown } = await quoteOf([{ variantId: product.of(0), amount: 3 }])
    expect(quote).toEqual({
      total: { cents: 7500 },
      tiers: [{ from: 3, price: { cents: 2500 }, isReached: true }],
      errors: [],
    })
    const coming = shown.variants.find(({ size }) => size === 'XL')!
    expect((await quoteOf([{ variantId: coming.id, amount: 2 }])).quote).toMatchObject({ total: { cents: 8000 } })
    const stored = `query($input: QuoteProductInput!) { quoteProduct(input: $input) { total { cents } } }`
    const now = { productId: input.productId, pieces: [{ variantId: product.of(0), amount: 3 }] }
    expect(await ask(stored, { input: now })).toEqual({ quoteProduct: { total: { cents: 5970 } } })
  })

  test('waits for nobody who writes the product, and nobody waits for it', async () => {
    const product = await shirt()
    await inTransaction(database, async tx => {
      await tx.execute(`select id from products where id = '${product.id}' for update`)
      await tx.execute(`select id from variants where product_id = '${product.id}' for update`)
      expect((await draft({ ...product.input, changes: { basePrice: 100 } })).product).toMatchObject({
        price: { from: { cents: 100 } },
      })
    })
  })
})

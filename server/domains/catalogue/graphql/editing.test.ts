import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import { insertProduct, insertSet, setSettings, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueState } from '../../../testing/refusals.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { files } from '../../files/tables.ts'
import { colors, productImages } from '../tables.ts'

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
const [fileId, secretId, colorId] = [newId(), newId(), newId()]
beforeAll(async () => {
  admin = await site.clientAs(['admin'])
  const file = {
    sha256: 'ab',
    name: 'a.pdf',
    extension: 'pdf',
    mimeType: 'application/pdf',
    size: 9,
    createdAt: TEST_NOW,
  }
  await database.drizzle.insert(files).values([
    { ...file, id: fileId, isPublic: true },
    { ...file, id: secretId },
  ])
  await database.drizzle.insert(colors).values({ id: colorId, code: 'blau', title: { de: 'Blau' }, hex: '#0000ff' })
  await setSettings(database, 'discounts', {
    groups: [{ id: 'club', type: 'percent', roles: [], tiers: [], title: { de: 'Verein', en: 'Club' } }],
  })
})

type Errors = { code: string; path: string[] }[]
async function ask<Data>(query: string, variables: object = {}, client = admin): Promise<Data> {
  const { body } = await client.request('POST', '/graphql', { query, variables })
  const { data, errors } = body as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

const parts = `parts {
  tiers { from price { cents } scope variantIds } slots { id } cross { id }
  offers { startsAt endsAt discountGroups } properties { key label { de en } value { de en } }
  claims { text { de en } evidence { de } } safety { producer address email euPerson warnings { de en } }
  content { amount unit } lettering { method place script isOutlined inks { color ink outline } } downloads { fileId title { de en } name } images { imageId alt { de en } caption { de } } }`
const updating = `mutation($input: UpdateProductInput!) { updateProduct(input: $input) {
  product { management { available vatGroup shippingGroup discountGroups durabilityYears ${parts} } } errors { code path } } }`
type Updated = { updateProduct: { product: { management: Record<string, unknown> } | null; errors: Errors } }

async function update(productId: string, changes: object, more: object = {}) {
  const { rows } = await database.pool.query('select revision from products where id = $1', [productId])
  const input = { productId: globalId('Product', productId), revision: rows[0].revision, changes, ...more }
  return (await ask<Updated>(updating, { input })).updateProduct
}

describe('everything that hangs on a product is changed by GraphQL', () => {
  test('and read back as it was written', async () => {
    const { id, variantIds } = await insertProduct(database, {}, [{ key: 'm' }, { key: 'l', size: 'L' }])
    const { id: other } = await insertProduct(database, { isOffline: true })
    const changes = {
      ...{ available: 3, vatGroup: 'reduced', shippingGroup: 'parcel', discountGroups: ['club'], durabilityYears: 5 },
      cross: [globalId('Product', other)],
      offers: [{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T00:00:00.000Z', discountGroups: ['club'] }],
      properties: [
        { label: { de: ' Schnitt ', en: 'Cut' }, value: { de: 'weit', en: ' ' } },
        { label: { de: 'Schnitt' }, value: { de: 'lang' } },
      ],
      claims: [{ text: { de: 'Aus Recyclingfaser' }, evidence: { de: 'GRS 123' } }],
      safety: {
        producer: 'Weberei',
        address: 'Gasse 1, 4020 Linz',
        email: 'hallo@example.com',
        warnings: { de: 'Heiß' },
      },
      content: { amount: 250, unit: 'MILLILITRE' },
      lettering: {
        ...{ method: 'EMBROIDERY', place: 'CHEST', script: 'WIDE', isOutlined: true },
        inks: [
          { color: 'NAV', ink: '#000000' },
          { color: ' NAV ', ink: '#FFEE00', outline: '#112233' },
        ],
      },
      downloads: [{ fileId, title: { de: 'Maßtabelle', en: 'Size chart' } }],
    }
    const tiers = [
      { from: 5, price: 900, scope: 'ADULT' },
      { from: 9, price: 800, variantIds: [globalId('Variant', variantIds[1]!)] },
    ]
    const { product, errors } = await update(id, changes, { tiers })
    expect(errors).toEqual([])
    expect(product?.management).toEqual({
      ...{ available: 3, vatGroup: 'reduced', shippingGroup: 'parcel', discountGroups: ['club'], durabilityYears: 5 },
      parts: {
        tiers: [
          { from: 5, price: { cents: 900 }, scope: 'ADULT', variantIds: [] },
          { from: 9, price: { cents: 800 }, scope: 'SOME', variantIds: [globalId('Variant', variantIds[1]!)] },
        ],
        slots: [],
        cross: [{ id: globalId('Product', other) }],
        offers: changes.offers,
        properties: [
          { key: 'schnitt', label: { de: 'Schnitt', en: 'Cut' }, value: { de: 'weit', en: null } },
          { key: 'schnitt-2', label: { de: 'Schnitt', en: null }, value: { de: 'lang', en: null } },
        ],
        claims: [{ text: { de: 'Aus Recyclingfaser', en: null }, evidence: { de: 'GRS 123' } }],
        safety: { ...changes.safety, euPerson: null, warnings: { de: 'Heiß', en: null } },
        content: { amount: 250, unit: 'MILLILITRE' },
        lettering: { ...changes.lettering, inks: [{ color: 'NAV', ink: '#ffee00', outline: '#112233' }] },
        downloads: [{ fileId, title: { de: 'Maßtabelle', en: 'Size chart' }, name: 'a.pdf' }],
        images: [],
      },
    })
    const cleared = await update(id, {
      ...{ safety: null, content: null, lettering: null, properties: [], claims: null, downloads: [] },
    })
    expect(cleared.product?.management.parts).toMatchObject({
      ...{ safety: null, content: null, lettering: null, properties: [], claims: [], downloads: [] },
    })
  })

  test('the pieces of a set, offline ones too', async () => {
    const [one, two] = [await insertProduct(database, { isOffline: true }), await insertProduct(database)]
    const { id } = await insertSet(database, [one.id])
    const slots = [globalId('Product', two.id), globalId('Product', one.id), globalId('Product', two.id)]
    const { product, errors } = await update(id, { slots })
    expect(errors).toEqual([])
    expect(product?.management.parts).toMatchObject({ slots: slots.map(piece => ({ id: piece })) })
  })

  test('all fields of a size', async () => {
    const { id, variantIds } = await insertProduct(database)
    const fields = {
      ...{ size: '140', fit: 'CHILDREN', weightGrams: 90, expectedDays: 4, isChildSize: true, isPersonalisable: false },
      colorId: globalId('Color', colorId),
    }
    const variants = [{ variantId: globalId('Variant', variantIds[0]!), ...fields }]
    expect((await update(id, {}, { variants })).errors).toEqual([])
    const query = `{ managedProduct(id: "${globalId('Product', id)}") { variants {
      size fit color { id } ownWeightGrams ownExpectedDays isChildSize isMarkedPersonalisable } } }`
    expect(await ask(query)).toEqual({
      managedProduct: {
        variants: [
          {
            ...{ size: '140', fit: 'CHILDREN', color: { id: fields.colorId }, ownWeightGrams: 90, ownExpectedDays: 4 },
            ...{ isChildSize: true, isMarkedPersonalisable: false },
          },
        ],
      },
    })
  })

  const localized = (de: string) => ({ de })
  test.each<[string, object, string[]]>([
    ['a set in itself', { slots: ['SELF'] }, ['INVALID_INPUT changes.slots.0']],
    [
      'a file that is not for everybody',
      { downloads: [{ fileId: 'SECRET', title: localized('x') }] },
      ['NOT_FOUND changes.downloads'],
    ],
    [
      'an unknown discount',
      { offers: [{ startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z', discountGroups: ['x'] }] },
      ['INVALID_INPUT changes.offers.0.discountGroups'],
    ],
    [
      'a line without a value',
      { properties: [{ label: localized('a'), value: localized(' ') }] },
      ['INVALID_INPUT changes.properties.0.value'],
    ],
    [
      'a claim without evidence',
      { claims: [{ text: localized('grün'), evidence: localized('') }] },
      ['INVALID_INPUT changes.claims.0.evidence'],
    ],
    [
      'a maker without a name and a mail',
      { safety: { producer: '', address: 'x', email: 'nix' } },
      ['EMAIL_INVALID changes.safety.email', 'INVALID_INPUT changes.safety.producer'],
    ],
    ['a content of nothing', { content: { amount: 0, unit: 'GRAM' } }, ['INVALID_INPUT changes.content.amount']],
    [
      'inks that are no colours',
      {
        lettering: {
          ...{ method: 'FLOCK', place: 'BACK', script: 'WIDE', isOutlined: false },
          inks: [{ color: ' ', ink: 'red', outline: '#12345g' }],
        },
      },
      ['color', 'ink', 'outline'].map(field => `INVALID_INPUT changes.lettering.inks.0.${field}`),
    ],
    ['a guarantee of two years', { durabilityYears: 2 }, ['INVALID_INPUT changes.durabilityYears']],
  ])('%s is refused and changes nothing', async (_what, changes, refused) => {
    const { id } = await insertSet(database, [(await insertProduct(database)).id])
    const text = JSON.stringify(changes).replace('SELF', globalId('Product', id)).replace('SECRET', secretId)
    const before = await catalogueState(database)
    const { product, errors } = await update(id, JSON.parse(text) as object)
    expect(product).toBeNull()
    expect(errors.map(({ code, path }) => `${code} ${path.join('.')}`).toSorted()).toEqual(refused)
    expect(await catalogueState(database)).toEqual(before)
  })
})

test('what a picture shows is changed after it was sent, and sizes are removed', async () => {
  const { id, variantIds } = await insertProduct(database, {}, [{}, { size: 'L' }])
  const [imageId, pictureId] = [newId(), newId()]
  const picture = {
    sha256: 'cd',
    name: 'b.png',
    extension: 'png',
    mimeType: 'image/png',
    size: 9,
    width: 300,
    height: 400,
  }
  await database.drizzle.insert(files).values({ ...picture, id: pictureId, isPublic: true, createdAt: TEST_NOW })
  await database.drizzle.insert(productImages).values({ id: imageId, productId: id, fileId: pictureId, position: 0 })
  const productId = globalId('Product', id)
  const change = `mutation($input: UpdateProductImageInput!) { updateProductImage(input: $input) {
    product { images { view fit color { code } image { alt } caption } management { ${parts} } } errors { code path } } }`
  const words = { alt: { de: 'Trikot von hinten', en: 'Jersey from behind' }, caption: { de: 'Mit Nummer' } }
  const input = { productId, imageId, view: 'BACK', fit: 'WOMEN', colorId: globalId('Color', colorId), ...words }
  expect(await ask(change, { input })).toMatchObject({
    updateProductImage: {
      product: {
        images: [
          {
            view: 'BACK',
            fit: 'WOMEN',
            color: { code: 'blau' },
            image: { alt: 'Trikot von hinten' },
            caption: 'Mit Nummer',
          },
        ],
        management: { parts: { images: [{ imageId, alt: words.alt, caption: words.caption }] } },
      },
      errors: [],
    },
  })
  const before = await catalogueState(database)
  expect(await ask(change, { input: { productId, imageId: newId() } })).toEqual({
    updateProductImage: { product: null, errors: [{ code: 'NOT_FOUND', path: ['imageId'] }] },
  })
  expect(await catalogueState(database)).toEqual(before)
  const sent = await admin.request('PUT', '/api/v0/shop_product_image?lang=en', {
    ...{ parent: id, _id: pictureId, alt: 'From behind', color: '', gender: 'Kinder' },
  })
  expect(sent.body).toMatchObject({
    media: {
      images: [
        {
          ...{
            alt: 'From behind',
            desc: 'Mit Nummer',
            view: 'back',
            color: null,
            gender: 'Kinder',
            res: { w: 300, h: 400 },
          },
          gridrefs: [
            { res: { w: 300, h: 400 }, gridref: '500' },
            { res: { w: 300, h: 400 }, gridref: '960' },
            { res: { w: 300, h: 400 }, gridref: '1600' },
          ],
        },
      ],
    },
  })
  const remove = `mutation($input: DeleteVariantsInput!) { deleteVariants(input: $input) {
    product { variants { id } } errors { code } } }`
  const variants = variantIds.map(variant => globalId('Variant', variant))
  expect(await ask(remove, { input: { productId, variantIds: [variants[0]] } })).toEqual({
    deleteVariants: { product: { variants: [{ id: variants[1] }] }, errors: [] },
  })
})

test('groups and colours are made, found, changed and deleted', async () => {
  const made = await ask<{ createProductGroup: { productGroup: { id: string } } }>(
    `mutation { createProductGroup(input: { changes: { title: { de: "Hauben" }, sortOrder: 7 } }) {
      productGroup { id slug } errors { code } } }`,
  )
  const { id } = made.createProductGroup.productGroup
  expect(made).toEqual({ createProductGroup: { productGroup: { id, slug: 'hauben' }, errors: [] } })
  const changing = `mutation($id: ID!) { updateProductGroup(input: { groupId: $id, revision: 1, changes: {
    title: { de: "Mützen", en: "Caps" }, description: { de: "Warm" }, isMainGallery: true } }) { errors { code } } }`
  expect(await ask(changing, { id })).toEqual({ updateProductGroup: { errors: [] } })
  const listed = `{ managedProductGroups(first: 5, search: "caps hau") { totalCount edges { node {
    groupId title { de en } description { de } sortOrder isMainGallery parentIds productCount } } } }`
  expect(await ask(listed)).toEqual({
    managedProductGroups: {
      totalCount: 1,
      edges: [
        {
          node: {
            ...{ groupId: id, title: { de: 'Mützen', en: 'Caps' }, description: { de: 'Warm' }, sortOrder: 7 },
            ...{ isMainGallery: true, parentIds: [], productCount: 0 },
          },
        },
      ],
    },
  })
  const one = 'query($id: ID!) { managedProductGroup(groupId: $id) { groupId title { en } sortOrder } }'
  expect(await ask(one, { id })).toEqual({
    managedProductGroup: { groupId: id, title: { en: 'Caps' }, sortOrder: 7 },
  })
  const taken =
    'mutation { createProductGroup(input: { changes: { title: { de: "Hauben" } } }) { errors { code path } } }'
  expect(await ask(taken)).toEqual({ createProductGroup: { errors: [{ code: 'SLUG_TAKEN', path: ['slug'] }] } })
  const deleting = 'mutation($id: ID!) { deleteProductGroups(input: { groupIds: [$id] }) { deletedGroupIds } }'
  expect(await ask(deleting, { id })).toEqual({ deleteProductGroups: { deletedGroupIds: [id] } })
  expect(await ask(one, { id })).toEqual({ managedProductGroup: null })
  expect(await ask(one, { id: 'group' })).toEqual({ managedProductGroup: null })

  const color = await ask<{ createColor: { color: { id: string } } }>(
    'mutation { createColor(input: { changes: { title: { de: "Minze" }, hex: "#a0ffc0" } }) { color { id code } errors { code } } }',
  )
  const mint = color.createColor.color.id
  expect(color).toEqual({ createColor: { color: { id: mint, code: 'minze' }, errors: [] } })
  const recolor = `mutation($id: ID!) { updateColor(input: { colorId: $id, revision: 1, changes: { hex: "grün" } }) { errors { code path } } }`
  expect(await ask(recolor, { id: mint })).toEqual({
    updateColor: { errors: [{ code: 'INVALID_INPUT', path: ['hex'] }] },
  })
  expect(
    await ask('{ managedColors(search: "minze") { totalCount edges { node { colorId hex productCount } } } }'),
  ).toEqual({
    managedColors: { totalCount: 1, edges: [{ node: { colorId: mint, hex: '#a0ffc0', productCount: 0 } }] },
  })
  const oneColor = 'query($id: ID!) { managedColor(colorId: $id) { colorId code title { de } } }'
  expect(await ask(oneColor, { id: mint })).toEqual({
    managedColor: { colorId: mint, code: 'minze', title: { de: 'Minze' } },
  })
  expect(
    await ask('mutation($id: ID!) { deleteColors(input: { colorIds: [$id] }) { deletedColorIds } }', { id: mint }),
  ).toEqual({ deleteColors: { deletedColorIds: [mint] } })
  expect(await ask(oneColor, { id: mint })).toEqual({ managedColor: null })
})

test('the configuration’s groups can be chosen', async () => {
  const query =
    '{ catalogueChoices { vatGroups { id isDefault } shippingGroups { id } discountGroups { id title } pictureMegabytes documentMegabytes } }'
  expect(await ask(query)).toEqual({
    catalogueChoices: {
      vatGroups: [
        { id: 'standard', isDefault: true },
        { id: 'reduced', isDefault: false },
      ],
      shippingGroups: [{ id: 'parcel' }, { id: 'bulky' }],
      discountGroups: [{ id: 'club', title: 'Verein' }],
      ...{ pictureMegabytes: 100, documentMegabytes: 100 },
    },
  })
})

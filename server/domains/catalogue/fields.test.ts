import { isInputObjectType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../api/globalIds.ts'
import type { LocalizedText } from '../../kit/languages.ts'
import { inTransaction } from '../../platform/database.ts'
import { schema } from '../../schema.ts'
import { insertProduct, setSettings, TEST_NOW } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { catalogueState } from '../../testing/refusals.ts'
import { type Client, testSite } from '../../testing/site.ts'
import { readSettings } from '../settings/queries.ts'
import {
  allFields,
  managedFields,
  type NamedField,
  pageTextFields,
  searchedTexts,
  searchedWords,
  textFields,
} from './fields.ts'
import { refreshListings } from './listings/refreshListings.ts'

/*
 * Every door offers just the fields of the table, holds each to its limits, cleans what is HTML, falls back to German,
 * and the search finds what it should. A new row is tested by being there.
 */

const database = await testDatabase()
const site = await testSite(database)
let admin: Client
beforeAll(async () => {
  admin = await site.clientAs(['user', 'admin'])
})

const names = (fields: readonly { readonly field: string }[]) => fields.map(({ field }) => field).sort()

function fieldsOfType(name: string): string[] {
  const type = schema.getType(name)
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`there is no type ${name}`)
  return Object.keys(type.getFields()).sort()
}

type Schema = { description?: string; properties?: Record<string, Schema> }
type Body = { content: Record<string, { schema: { anyOf: Schema[] } }> }
type Described = {
  paths: Record<string, Record<string, { requestBody: Body }>>
  components: { schemas: Record<string, Schema> }
}

/** What the documentation says of a product, as it is read or written. */
async function described(way: 'read' | 'written') {
  const { paths, components } = (await site.client().request('GET', '/api/openapi.json')).body as Described
  const { content } = paths['/api/v0/shop_product']!.put!.requestBody
  const [one] = content['application/json']!.schema.anyOf
  return way === 'read' ? components.schemas.Product! : one!
}

const at = (schema: Schema, path: string): Schema | undefined =>
  path.split('.').reduce<Schema | undefined>((found, step) => found?.properties?.[step], schema)

describe('the doors offer just the fields of the table', () => {
  test('GraphQL inputs, with the groups that a product is in', () => {
    const parts = [
      'groupIds',
      'slots',
      'cross',
      'offers',
      'properties',
      'claims',
      'safety',
      'content',
      'downloads',
      'lettering',
    ]
    expect(fieldsOfType('ProductChanges')).toEqual([...names(allFields), ...parts].sort())
  })

  test('GraphQL types of the back office', () => {
    expect(fieldsOfType('ProductTexts')).toEqual(names(textFields))
    const besides = [
      'awaiting',
      'history',
      'isDeleted',
      'parts',
      'priceChanges',
      'revision',
      'texts',
      'totalStock',
      'updatedAt',
      'visibility',
    ]
    expect(fieldsOfType('ProductManagement')).toEqual([...names(managedFields), ...besides].sort())
  })

  test('GraphQL fields of the product’s page and of lists', () => {
    const shown = allFields.filter(({ seen }) => seen === 'page' || seen === 'list')
    expect(fieldsOfType('Product')).toEqual(expect.arrayContaining(names(shown)))
    const hidden = new Set(names(allFields.filter(({ seen }) => seen === 'staff')))
    // Visitors read what the unit is called, staff its key.
    expect(fieldsOfType('Product').filter(name => hidden.has(name))).toEqual(['quantityUnit'])
  })

  test('documented paths, both ways', async () => {
    const { id } = await insertProduct(database)
    const wanted = allFields.map(({ rest }) => rest.split('.')[0]!)
    expect(new Set(allFields.map(({ rest }) => rest)).size).toBe(allFields.length)
    expect(Object.keys((await described('written')).properties!)).toEqual(expect.arrayContaining(wanted))
    const { body } = await admin.request('GET', `/api/v0/shop_product/${id}`)
    expect(Object.keys(body as object)).toEqual(expect.arrayContaining(wanted))
  })

  test('documented paths say what each field is, and how long', async () => {
    const read = await described('read')
    expect(allFields.filter(({ rest }) => !at(read, rest)?.description).map(({ field }) => field)).toEqual([])
    const { title, details } = (await described('written')).properties!
    expect(title?.description).toBe('text in the language asked for, written also as {de, en}, at most 160 characters')
    expect(details?.description).toBe(
      'HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters',
    )
  })
})

const update = `mutation($input: UpdateProductInput!) {
  updateProduct(input: $input) { product { id } errors { code path } } }`

/** Writes a field by GraphQL; answers with the refused paths. */
async function writtenByGraphql(productId: string, field: string, value: unknown): Promise<string[]> {
  const { rows } = await database.pool.query('select revision from products where id = $1', [productId])
  const input = {
    productId: globalId('Product', productId),
    revision: rows[0].revision,
    changes: { [field]: value },
  }
  const { body } = await admin.request('POST', '/graphql', { query: update, variables: { input } })
  const { data } = body as { data: { updateProduct: { errors: { code: string; path: string[] }[] } } }
  return data.updateProduct.errors.map(({ code, path }) => `${code} ${path.join('.')}`)
}

/** Writes a field by the documented path; answers with the refused ones. */
async function writtenByRest(productId: string, rest: string, value: unknown, language = 'de'): Promise<string[]> {
  const [first = rest, second] = rest.split('.')
  const sent = { _id: productId, [first]: second === undefined ? value : { [second]: value } }
  const { status, body } = await admin.request('PUT', `/api/v0/shop_product?lang=${language}`, sent)
  if (status === 200) return []
  return (body as { fields: { path: string }[] }).fields.map(({ path }) => `${status} ${path}`)
}

/** A value at the field's limit, and the first beyond it; null for a field without one. */
function aroundLimit({ kind, characters = 0, entries = 0, highest = 0 }: NamedField): [unknown, unknown] | null {
  const word = (length: number) => 'x'.repeat(length)
  if (kind === 'text' || kind === 'html' || kind === 'slug' || kind === 'number') {
    return [word(characters), word(characters + 1)]
  }
  if (kind === 'whole' || kind === 'cents' || kind === 'stock') return [highest, highest + 1]
  if (kind !== 'words') return null
  const words = (count: number) => Array.from({ length: count }, (_, index) => `${index}`.padStart(characters, 'x'))
  return [words(entries), words(entries + 1)]
}
const limited = allFields.filter(row => aroundLimit(row) !== null)
const isText = ({ kind }: NamedField) => kind === 'text' || kind === 'html'

describe('every limit is held', () => {
  test('by fields of all kinds that can have one', () => {
    expect(new Set(limited.map(({ kind }) => kind))).toEqual(
      new Set(['text', 'html', 'slug', 'number', 'words', 'whole', 'cents', 'stock']),
    )
  })

  test.each(limited.map(row => [row.field, row] as const))('by GraphQL: %s', async (field, row) => {
    const { id } = await insertProduct(database)
    const [most, more] = aroundLimit(row)!
    const inBoth = (value: unknown) => (isText(row) ? { de: value, en: value } : value)
    const before = await catalogueState(database)
    expect(await writtenByGraphql(id, field, inBoth(more))).toEqual([`INVALID_INPUT changes.${field}`])
    if (isText(row)) {
      const translation = await writtenByGraphql(id, field, { de: most, en: more })
      expect(translation).toEqual([`INVALID_INPUT changes.${field}`])
    }
    expect(await catalogueState(database)).toEqual(before)
    expect(await writtenByGraphql(id, field, inBoth(most))).toEqual([])
  })

  test.each(limited.map(row => [row.rest, row] as const))('by the documented path: %s', async (rest, row) => {
    const { id } = await insertProduct(database, {}, row.kind === 'stock' ? [] : [{}])
    const [most, more] = aroundLimit(row)!.map(value => (row.kind === 'cents' ? (value as number) / 100 : value))
    const unique = row.kind === 'slug' || row.kind === 'number' ? `y${(most as string).slice(1)}` : most
    const before = await catalogueState(database)
    expect(await writtenByRest(id, rest, more)).toEqual([`400 ${rest}`])
    if (isText(row)) expect(await writtenByRest(id, rest, more, 'en')).toEqual([`400 ${rest}`])
    expect(await catalogueState(database)).toEqual(before)
    expect(await writtenByRest(id, rest, unique)).toEqual([])
  })

  test.each(
    allFields.filter(({ lowest }) => lowest !== undefined).map(row => [row.field, row] as const),
  )('the lowest number too: %s', async (_field, { rest, kind, lowest = 0 }) => {
    const { id } = await insertProduct(database, {}, kind === 'stock' ? [] : [{}])
    const before = await catalogueState(database)
    expect(await writtenByRest(id, rest, lowest - 1)).toEqual([`400 ${rest}`])
    expect(await catalogueState(database)).toEqual(before)
    expect(await writtenByRest(id, rest, lowest)).toEqual([])
  })

  test.each(
    allFields.filter(({ required }) => required).map(({ field }) => field),
  )('what cannot be cleared: %s', async field => {
    const { id } = await insertProduct(database)
    const before = await catalogueState(database)
    expect(await writtenByGraphql(id, field, null)).toEqual([`INVALID_INPUT changes.${field}`])
    expect(await catalogueState(database)).toEqual(before)
  })
})

describe('the audit', () => {
  const values: Readonly<Record<string, unknown>> = {
    ...{ text: { de: 'Neu' }, html: { de: '<p>Neu</p>' }, slug: 'ganz-neu', number: 'N-1', words: ['neu'], flag: true },
    ...{ whole: 7, cents: 700, instant: '2027-01-01T00:00:00.000Z', day: '2027-01-01', stock: 3 },
    ...{ vatGroup: 'reduced', shippingGroup: 'parcel', discountGroups: ['club'], quantityUnit: 'bottle' },
  }
  const sampleOf = (row: NamedField) => values[row.field] ?? values[row.kind]
  beforeAll(async () => {
    await setSettings(database, 'discounts', { groups: [{ id: 'club', type: 'percent', roles: [], tiers: [] }] })
    const bottle = { key: 'bottle', one: { de: 'Flasche' }, many: { de: 'Flaschen' } }
    await setSettings(database, 'units', { units: [bottle] })
  })

  test.each(allFields.map(row => [row.field, row] as const))('has what became of %s', async (field, row) => {
    const { id } = await insertProduct(database)
    expect(await writtenByGraphql(id, field, sampleOf(row))).toEqual([])
    const { rows } = await database.pool.query(
      `select changes from audit_entries where subject_id = $1 and action = 'product.updated'`,
      [id],
    )
    expect(rows.map(({ changes }) => changes)).toEqual([
      { [row.column]: { from: expect.toSatisfy(() => true), to: sampleOf(row) } },
    ])
  })
})

/** A text as it stands in the database. */
async function stored(productId: string, { column }: NamedField): Promise<LocalizedText> {
  const { rows } = await database.pool.query('select to_json(p) as row from products p where id = $1', [productId])
  return rows[0].row[column.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)]
}

const dirty = '<p onclick="steal()">Weich</p><script>steal()</script>'
const clean = '<p>Weich</p>'

describe('texts', () => {
  test.each(
    textFields.map(row => [row.field, row] as const),
  )('%s: HTML is cleaned, plain text kept', async (field, row) => {
    const kept = row.kind === 'html' ? clean : dirty
    const { id } = await insertProduct(database)
    expect(await writtenByGraphql(id, field, { de: dirty, en: dirty })).toEqual([])
    expect(await stored(id, row)).toEqual({ de: kept, en: kept })
    const { id: other } = await insertProduct(database)
    expect(await writtenByRest(other, row.rest, dirty)).toEqual([])
    expect((await stored(other, row)).de).toBe(kept)
  })

  test.each(
    pageTextFields.filter(({ kind }) => kind === 'html').map(row => [row.field, row] as const),
  )('%s: what came in by another way is cleaned when it is read', async (field, row) => {
    const slug = `roh-${field.toLowerCase()}`
    const { id } = await insertProduct(database, { slug, [row.column]: { de: dirty } })
    await inTransaction(database, async tx =>
      refreshListings(tx, [id], { settings: await readSettings(tx), now: TEST_NOW }),
    )
    const query = `{ product(slug: "${slug}") { ${field} } }`
    for (const _again of ['first', 'kept']) {
      const { body } = await site.client().request('POST', '/graphql', { query })
      expect(body).toEqual({ data: { product: { [field]: clean } } })
      const { body: rest } = await site.client().request('GET', `/api/v0/shop_product/${id}`)
      expect((rest as Record<string, unknown>)[row.rest]).toBe(clean)
    }
  })

  test.each(
    pageTextFields.map(row => [row.field, row] as const),
  )('%s: English falls back to German', async (field, row) => {
    const slug = `seite-${field.toLowerCase()}`
    const { id } = await insertProduct(database, { slug, [row.column]: { de: 'Weich' } })
    await inTransaction(database, async tx =>
      refreshListings(tx, [id], { settings: await readSettings(tx), now: TEST_NOW }),
    )
    const query = `{ product(slug: "${slug}") { ${field} } }`
    const readIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await site.client().request('POST', '/graphql', { query }, headers)
      const { body: rest } = await site.client().request('GET', `/api/v0/shop_product/${id}?lang=${language}`)
      return [(body as { data: { product: Record<string, string> } }).data.product[field], rest[row.rest as never]]
    }
    expect(await readIn('en')).toEqual(['Weich', 'Weich'])
    expect(await writtenByGraphql(id, field, { de: 'Weich', en: 'Soft' })).toEqual([])
    expect(await readIn('en')).toEqual(['Soft', 'Soft'])
    expect(await readIn('de')).toEqual(['Weich', 'Weich'])
  })
})

describe('the search', () => {
  const found = async (word: string, language: string): Promise<string[]> => {
    const { body } = await site.client().request('POST', `/api/v0/shop/search?lang=${language}`, { search: word })
    return (body as { product_items: { _id: string }[] }).product_items.map(({ _id }) => _id)
  }

  test('has texts to find, and others', () => {
    expect(names(searchedTexts)).toEqual(expect.arrayContaining(['composition', 'description', 'details', 'subtitle']))
    expect(names(searchedWords)).toEqual(['tags'])
    expect(names(searchedTexts)).not.toContain('deliveryInformation')
  })

  test.each(searchedWords.map(({ field }) => field))('%s: found too', async field => {
    const { id } = await insertProduct(database)
    expect(await writtenByGraphql(id, field, ['Quarzwort', 'Zebrawort'])).toEqual([])
    expect([await found('Zebrawort', 'de'), await found('Quarzwort', 'en')]).toEqual([[id], [id]])
  })

  test.each(
    textFields.map(row => [row.field, row] as const),
  )('%s: found where the table says so', async (field, row) => {
    const { id } = await insertProduct(database)
    // Words that nothing else has, one for each field and language.
    const [german, english] = [`Quarzhimmel${field}`, `Zebrafjord${field}`]
    const text = { de: `Ein ${german} mehr`, en: `One ${english} more` }
    expect(await writtenByGraphql(id, field, text)).toEqual([])
    expect(await found(german, 'de')).toEqual(row.search ? [id] : [])
    expect(await found(english, 'en')).toEqual(row.search ? [id] : [])
  })
})

import {
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RequestContext } from './api/context.ts'
import { typesOfInput, withGlobalIds } from './api/inputIds.ts'
import { refreshListings } from './domains/catalogue/listings/refreshListings.ts'
import { productKeys } from './domains/catalogue/queries/keys.ts'
import { readSettings } from './domains/settings/queries.ts'
import { globalId } from './kit/globalIds.ts'
import { newId } from './kit/ids.ts'
import { Refused } from './kit/refusals.ts'
import { inTransaction } from './platform/database.ts'
import { schema } from './schema.ts'
import { ask, type GraphqlAnswer } from './testing/asking.ts'
import { contextFor, countRows, insertProduct, TEST_NOW } from './testing/builders.ts'
import { settled } from './testing/changes.ts'
import { testDatabase } from './testing/database.ts'
import { testSite } from './testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const context = contextFor(database) as RequestContext

/** A place in the arguments of a field at which an id stands: how it is reached, and what is put around it. */
type Place = {
  readonly field: string
  readonly coordinate: string
  readonly path: string
  readonly args: (id: string) => Record<string, unknown>
}

const objects = Object.values(schema.getTypeMap()).filter(type => isObjectType(type) && !type.name.startsWith('__'))

function* placesIn(
  type: GraphQLInputType,
  coordinate: string,
  seen: readonly string[],
): Generator<{ coordinate: string; path: readonly string[]; around: (id: string) => unknown }> {
  if (isNonNullType(type)) yield* placesIn(type.ofType, coordinate, seen)
  else if (isListType(type)) {
    for (const { path, around, ...place } of placesIn(type.ofType, coordinate, seen)) {
      yield { ...place, path: ['0', ...path], around: id => [around(id)] }
    }
  } else if (isInputObjectType(type)) {
    if (seen.includes(type.name)) return
    for (const field of Object.values(type.getFields())) {
      for (const { path, around, ...place } of placesIn(field.type, `${type.name}.${field.name}`, [
        ...seen,
        type.name,
      ])) {
        yield { ...place, path: [field.name, ...path], around: id => ({ [field.name]: around(id) }) }
      }
    }
  } else if (getNamedType(type).name === 'ID') yield { coordinate, path: [], around: id => id }
}

const places: Place[] = objects.flatMap(type =>
  Object.values(isObjectType(type) ? type.getFields() : {}).flatMap(field =>
    field.args.flatMap(argument =>
      [...placesIn(argument.type, `${type.name}.${field.name}.${argument.name}`, [])].map(
        ({ coordinate, path, around }) => ({
          field: `${type.name}.${field.name}`,
          coordinate,
          path: [argument.name, ...path].join('.'),
          args: (id: string) => ({ [argument.name]: around(id) }),
        }),
      ),
    ),
  ),
)

const taken = async ({ field, args }: Place, id: string) => {
  const [typeName = '', fieldName = ''] = field.split('.')
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is no type`)
  return withGlobalIds(field, type.getFields()[fieldName]!.args, args(id), context)
}

describe('every input that takes an id', () => {
  test('says of what', () => {
    expect(places.length).toBeGreaterThan(80)
    expect(places.filter(({ coordinate }) => typesOfInput(coordinate) === undefined)).toEqual([])
    // These have no global id, or take one of any kind.
    expect(
      [
        ...new Set(places.filter(({ coordinate }) => typesOfInput(coordinate) === null).map(each => each.coordinate)),
      ].toSorted(),
    ).toEqual([
      'ArrangeProductImagesInput.imageIds',
      'AuditFilter.accountId',
      'AuditFilter.subjectId',
      'BankLineFilter.bankFileId',
      'BankLineInput.bankLineId',
      'BankLinesInput.bankLineIds',
      'BookBankLineInput.bankLineId',
      'BookSureLinesInput.bankFileId',
      'ChangeOrderNoteInput.noteId',
      'CorrectCommissionInput.commissionId',
      'DeleteOrderNoteInput.noteId',
      'FinishUploadInput.uploadId',
      'FreeLockInput.id',
      'ProductDownloadInput.fileId',
      'Query.node.id',
      'Query.nodes.ids',
      'RevokePreviewLinkInput.previewLinkId',
      'TakeLockInput.id',
      'TakePaymentBackInput.paymentId',
      'UpdateProductImageInput.imageId',
      'UserAddressInput.id',
    ])
  })

  const meant = places.filter(({ coordinate }) => typesOfInput(coordinate) !== null)

  test.each(
    meant.map(place => [`${place.field}(${place.path})`, place] as const),
  )('%s takes global and raw ones, and says what one of another kind is', async (_label, place) => {
    const [wanted = '', ...also] = typesOfInput(place.coordinate)!
    const id = newId()
    expect(schema.getType(wanted)).toBeDefined()
    expect(await taken(place, globalId(wanted, id))).toEqual(place.args(globalId(wanted, id)))
    expect(await taken(place, id)).toEqual(place.args(globalId(wanted, id)))
    expect(await taken(place, 'nonsense')).toEqual(place.args('nonsense'))
    const other = wanted === 'Mail' ? 'Person' : 'Mail'
    const error = await taken(place, globalId(other, id)).catch((thrown: unknown) => thrown)
    const kinds = [wanted, ...also].join(' or ')
    expect(error).toBeInstanceOf(Refused)
    expect((error as Refused).refusals).toEqual([
      {
        code: 'INVALID_INPUT',
        path: place.path.split('.'),
        message: `This is the id of ${other}; ${kinds} is wanted.`,
        details: { found: other, wanted: kinds },
      },
    ])
  })
})

describe('every input that takes the id of what has keys', () => {
  const keyed = places.filter(({ coordinate }) =>
    ['Product', 'Variant', 'ProductGroup', 'Color', 'Order', 'User'].includes(typesOfInput(coordinate)?.[0] ?? ''),
  )
  const keys: Readonly<Record<string, string>> = {
    ...{ Product: 'number:T-1', Variant: 'sku:T-1-M', ProductGroup: 'slug:trikots', Color: 'code:rot' },
    ...{ Order: 'number:10001', User: 'email:kim@example.com' },
  }

  test.each(
    keyed.map(place => [`${place.field}(${place.path})`, place] as const),
  )('%s takes one of them', async (_label, place) => {
    const [wanted = ''] = typesOfInput(place.coordinate)!
    // Looked up, and nothing of this name found.
    expect(await taken(place, keys[wanted]!)).toEqual(
      place.args(globalId(wanted, '00000000-0000-0000-0000-000000000000')),
    )
  })
})

describe('through the door', () => {
  const addToCart = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { addedAmount errors { code } } }'
  const add = async (productId: string, variantId: string): Promise<GraphqlAnswer> =>
    ask(site.client(), addToCart, { input: { productId, pieces: [{ variantId, amount: 1 }] } })
  let shirt: { id: string; variantIds: string[] }
  let ball: { id: string; variantIds: string[] }

  beforeAll(async () => {
    shirt = await insertProduct(database, { productNumber: 'T-1', slug: 'trikot' }, [{ sku: 'T-1-M' }])
    ball = await insertProduct(database, { productNumber: 'B-1' }, [])
    const settings = await readSettings(database.drizzle)
    await inTransaction(database, tx => refreshListings(tx, 'all', { settings, now: TEST_NOW }))
  })

  test.each([
    ['global ids', () => [globalId('Product', shirt.id), globalId('Variant', shirt.variantIds[0]!)]],
    ['raw ids', () => [shirt.id, shirt.variantIds[0]!]],
    ['business keys', () => ['number:T-1', 'sku:T-1-M']],
    ['an id and a key', () => ['slug:trikot', shirt.variantIds[0]!]],
    ['raw ids of a product without sizes', () => [ball.id, ball.id]],
    ['both kinds of it', () => [globalId('Product', ball.id), ball.id]],
  ])('a cart takes %s', async (_label, ids) => {
    const [product, variant] = ids() as [string, string]
    expect(await add(product, variant)).toMatchObject({ data: { addToCart: { addedAmount: 1, errors: [] } } })
  })

  test.each([
    ['a size in place of a product', () => globalId('Variant', shirt.variantIds[0]!), 'Variant'],
    ['an order in place of a product', () => globalId('Order', newId()), 'Order'],
  ])('%s is named, and nothing changes', async (_label, id, found) => {
    const before = await countRows(database, 'cart_lines')
    const answer = await add(id(), shirt.variantIds[0]!)
    const message = `This is the id of ${found}; Product is wanted.`
    expect(answer.errors).toMatchObject([
      { extensions: { code: 'C400', fields: [{ path: 'input.productId', message, code: 'INVALID_INPUT' }] } },
    ])
    expect(await countRows(database, 'cart_lines')).toBe(before)
  })

  test('a raw id of another kind is named to those who may read it, and to nobody else', async () => {
    const query = 'query ($id: ID!) { withdrawal(id: $id) { id } }'
    const staff = await site.clientAs(['user', 'admin'])
    const message = 'This is the id of Product; Withdrawal is wanted.'
    expect((await ask(staff, query, { id: shirt.id })).errors).toMatchObject([
      { extensions: { fields: [{ message }] } },
    ])
    expect(await add('number:none', shirt.variantIds[0]!)).toMatchObject({
      data: { addToCart: { errors: [{ code: 'PRODUCT_UNAVAILABLE' }] } },
    })
    expect((await add(shirt.variantIds[0]!, shirt.id)).errors).toBeUndefined()
  })

  test('rights decide before a key is looked up', async () => {
    const query = 'query ($id: ID!) { managedProduct(id: $id) { id } }'
    for (const id of ['number:T-1', 'number:none', globalId('Order', newId())]) {
      expect((await ask(site.client(), query, { id })).errors).toMatchObject([{ extensions: { code: 'C100' } }])
    }
  })

  test('a product is asked for by its number', async () => {
    const query = 'query ($number: String) { product(number: $number) { id slug } }'
    const product = { id: globalId('Product', shirt.id), slug: 'trikot' }
    expect((await ask(site.client(), query, { number: 'T-1' })).data).toEqual({ product })
    expect((await ask(site.client(), query, { number: 'none' })).data).toEqual({ product: null })
    expect(Object.keys(productKeys.keys)).toEqual(['order_number', 'slug', 'gtin'])
  })
})

test('changes are pulled by cursor, with the records as they are', async () => {
  const staff = await site.clientAs(['user', 'admin'])
  const query = `query ($after: String, $deleted: Boolean, $since: DateTime) {
    productChanges(first: 500, after: $after, deleted: $deleted, changedSince: $since) {
      edges { node { id deletedAt record { id ... on Product { slug } } } } pageInfo { hasNextPage endCursor } } }`
  type Pulled = { productChanges: { edges: { node: object }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }
  const pull = async (variables: object) => {
    await settled(database)
    return ((await ask(staff, query, variables)).data as Pulled).productChanges
  }
  const { pageInfo } = await pull({})
  const { id } = await insertProduct(database, { slug: 'neu', deletedAt: TEST_NOW })
  const node = { id: globalId('Product', id), deletedAt: '2026-11-20T10:00:00.000Z', record: null }
  expect(await pull({ after: pageInfo.endCursor })).toEqual({
    edges: [{ node }],
    pageInfo: { hasNextPage: false, endCursor: expect.any(String) },
  })
  expect((await pull({ after: pageInfo.endCursor, deleted: false })).edges).toEqual([])
  expect((await pull({ since: '2100-01-01T00:00:00Z' })).edges).toEqual([])
  expect((await ask(staff, query, { after: 'nonsense' })).errors).toMatchObject([{ extensions: { code: 'C400' } }])
  expect((await ask(site.client(), query)).errors).toMatchObject([{ extensions: { code: 'C100' } }])
})

import { describe, expect, test } from 'vitest'
import { globalId } from '../../../api/globalIds.ts'
import { newId } from '../../../kit/ids.ts'
import {
  type Added,
  add,
  addToCart,
  ask,
  cartFields,
  dataOf,
  errorFields,
  insertRange,
  productId,
  variantId,
} from '../../../testing/asking.ts'
import { statementsOf } from '../../../testing/builders.ts'
import type { TestProduct } from '../../../testing/buyers.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testSite } from '../../../testing/site.ts'

const database = await testDatabase()
const site = await testSite(database)
const { shirt, few, set } = await insertRange(database)

describe('a visitor’s cart', () => {
  test('is made with the first piece, kept by a cookie, and seen by nobody else', async () => {
    const client = site.client()
    const { addToCart: added } = await add(client, shirt, 2)
    expect(client.cookies.get('visitor')).toMatch(/^[\w-]{20,}$/)
    expect(added).toMatchObject({
      addedAmount: 2,
      viewer: { cartPieceCount: 2, cart: { revision: 1 } },
      errors: [],
      cart: {
        pieceCount: 2,
        isPlaceable: false,
        isShippingEstimated: true,
        lines: [
          {
            title: 'Trikot Nordwald',
            amount: 2,
            state: 'AVAILABLE',
            sum: { cents: 4000 },
            product: { id: productId(shirt), path: expect.stringContaining('/product-') },
            variant: { id: variantId(shirt), size: 'M', fit: 'MEN', availability: { state: 'IN_STOCK' } },
          },
        ],
        totals: { toPay: { cents: 4490 }, vatIncluded: true, vat: [{ rate: 2000, vat: { cents: 748 } }] },
      },
    })
    const query = `{ viewer { cartPieceCount cart { ${cartFields} } } }`
    expect(await dataOf(client, query)).toMatchObject({ viewer: { cartPieceCount: 2, cart: added.cart } })
    const stranger = site.client()
    expect(await dataOf(stranger, query)).toEqual({ viewer: { cartPieceCount: 0, cart: null } })
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }'
    const ids = [added.cart!.id, added.cart!.lines[0]!.id]
    expect(await dataOf(stranger, nodes, { ids })).toEqual({ nodes: [null, null] })
    expect(await dataOf(client, nodes, { ids })).toEqual({
      nodes: [{ __typename: 'Cart' }, { __typename: 'CartLine' }],
    })
  })

  test('costs two statements to add to with all that a page shows, and one to read', async () => {
    const client = site.client()
    await add(client, few, 1)
    expect((await statementsOf(() => add(client, shirt, 1))).statements).toHaveLength(2)
    const query = `{ viewer { cart { ${cartFields} } } }`
    expect((await statementsOf(() => ask(client, query))).statements).toHaveLength(1)
    expect((await statementsOf(() => ask(site.client(), query))).statements).toHaveLength(0)
  })

  test.each<[string, object, object]>([
    ['more than is left', { amount: 3 }, { __typename: 'OnlyFewLeft', code: 'ONLY_FEW_LEFT', available: 2 }],
    ['a negative amount', { amount: -1 }, { __typename: 'Refusal', path: ['pieces', '0', 'amount'] }],
    ['100,000 pieces', { amount: 100_000 }, { code: 'AMOUNT_TOO_LARGE' }],
    ['a size that is none', { amount: 1, variantId: 'VmFyaWFudDp4' }, { code: 'VARIANT_UNKNOWN' }],
    ['a size of another product', { amount: 1, variantId: 'shirt' }, { code: 'VARIANT_UNKNOWN' }],
    ['a text that is not offered', { amount: 1, texts: ['TOM'] }, { code: 'PERSONALISATION_NOT_OFFERED' }],
  ])('refuses %s', async (_label, changes, expected) => {
    const client = site.client()
    const piece = { variantId: variantId(few), ...changes }
    if (piece.variantId === 'shirt') piece.variantId = variantId(shirt)
    const input = { productId: productId(few), pieces: [piece] }
    const { addToCart: refused } = await dataOf<Added>(client, addToCart, { input })
    expect(refused).toMatchObject({ addedAmount: 0, cart: null, viewer: null, errors: [expected] })
    expect(await dataOf(client, '{ viewer { cart { id } } }')).toEqual({ viewer: { cart: null } })
  })

  test('names the characters that cannot be printed, and puts nothing into the cart', async () => {
    const client = site.client()
    expect(await add(client, shirt, 1, { texts: ['T⚽'] })).toMatchObject({
      addToCart: {
        errors: [{ __typename: 'PersonalisationNotPrintable', characters: ['⚽'], path: ['pieces', '0', 'texts'] }],
      },
    })
    expect(await dataOf(client, '{ viewer { cart { id } } }')).toEqual({ viewer: { cart: null } })
  })

  test('tells how long a text may be, and what a set lacks', async () => {
    const client = site.client()
    expect(await add(client, shirt, 1, { texts: ['TOO LONG'] })).toMatchObject({
      addToCart: { errors: [{ __typename: 'PersonalisationTooLong', maxLength: 5 }] },
    })
    const slot = (product: TestProduct, amount: number) => ({
      productId: productId(product),
      pieces: [{ variantId: variantId(product), amount }],
    })
    const mutation = `mutation ($input: AddSetToCartInput!) { addSetToCart(input: $input) {
      addedAmount cart { lines { childSets pieces { slot amount product { id } variant { size } } } } ${errorFields} } }`
    const unequal = { productId: productId(set), slots: [slot(shirt, 2), slot(few, 1)] }
    expect(await dataOf(client, mutation, { input: unequal })).toMatchObject({
      addSetToCart: {
        errors: [{ __typename: 'SetUnequal', missing: [{ product: { id: productId(few) }, missing: 1 }] }],
      },
    })
    const equal = { productId: productId(set), slots: [slot(shirt, 1), slot(few, 1)] }
    expect(await dataOf(client, mutation, { input: equal })).toMatchObject({
      addSetToCart: {
        addedAmount: 1,
        cart: {
          lines: [
            {
              childSets: 0,
              pieces: [
                { slot: 0, amount: 1, product: { id: productId(shirt) }, variant: { size: 'M' } },
                { slot: 1, amount: 1, product: { id: productId(few) } },
              ],
            },
          ],
        },
      },
    })
  })

  test.each([
    ['half a piece', 1.5],
    ['a text', 'two'],
    ['more than an Int holds', 2 ** 31],
  ])('%s is no amount at all and answered with 400', async (_label, amount) => {
    const input = { productId: productId(shirt), pieces: [{ variantId: variantId(shirt), amount }] }
    const { status } = await site.client().request('POST', '/graphql', { query: addToCart, variables: { input } })
    expect(status).toBe(400)
  })

  test('lines change and go, favourites come and go', async () => {
    const client = site.client()
    const { addToCart: added } = await add(client, shirt, 2)
    const lineId = added.cart!.lines[0]!.id
    const change = `mutation ($input: ChangeCartLineInput!) { changeCartLine(input: $input) { cart { pieceCount
      lines { unitPrice { cents } } } viewer { cartPieceCount } ${errorFields} } }`
    expect(await dataOf(client, change, { input: { lineId, amount: 10 } })).toMatchObject({
      changeCartLine: {
        cart: { pieceCount: 10, lines: [{ unitPrice: { cents: 1500 } }] },
        viewer: { cartPieceCount: 10 },
      },
    })
    expect(await dataOf(site.client(), change, { input: { lineId, amount: 1 } })).toMatchObject({
      changeCartLine: { cart: null, errors: [{ code: 'NOT_FOUND', path: ['lineId'] }] },
    })
    const remove = `mutation ($input: RemoveCartLinesInput!) { removeCartLines(input: $input) {
      cart { pieceCount lines { id } } ${errorFields} } }`
    const input = { lineIds: [lineId, 'nonsense', globalId('CartLine', newId())] }
    expect(await dataOf(client, remove, { input })).toMatchObject({
      removeCartLines: { cart: { pieceCount: 0, lines: [] }, errors: [] },
    })
    const like = `mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) {
      viewer { favouriteProductIds favourites(first: 1) { totalCount edges { node { title } } pageInfo { hasNextPage } } }
      ${errorFields} } }`
    await dataOf(client, like, { input: { productId: productId(shirt), isFavourite: true } })
    expect(await dataOf(client, like, { input: { productId: productId(few), isFavourite: true } })).toMatchObject({
      setFavourite: {
        viewer: {
          favouriteProductIds: expect.arrayContaining([productId(few), productId(shirt)]),
          favourites: {
            totalCount: 2,
            edges: [{ node: { title: 'Trikot Nordwald' } }],
            pageInfo: { hasNextPage: true },
          },
        },
      },
    })
    expect(await dataOf(client, like, { input: { productId: productId(few), isFavourite: false } })).toMatchObject({
      setFavourite: { viewer: { favouriteProductIds: [productId(shirt)] } },
    })
  })
})

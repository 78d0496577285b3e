import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database.ts'
import { dataOf, productId, variantId } from '../../../testing/asking.ts'
import { insertProduct, insertSet, TEST_NOW } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { type Client, testSite } from '../../../testing/site.ts'
import { refreshListings } from '../../catalogue/listings/refreshListings.ts'
import { readSettings } from '../../settings/queries.ts'

const database = await testDatabase()
const site = await testSite(database)

const shirt = await insertProduct(database, { productNumber: 'HF-100', priceCents: 2000 }, [
  { sku: 'HF-100-M', size: 'M', properties: { gtin: '4006381333931' } },
  { sku: 'HF-100-L', size: 'L', available: 3 },
  { sku: 'HF-100-S', size: 'S', isOffline: true },
])
const ball = await insertProduct(database, { productNumber: 'HF-200', priceCents: 1500 }, [])
const hidden = await insertProduct(database, { productNumber: 'HF-300', isOffline: true }, [{ sku: 'HF-300-M' }])
const set = await insertSet(database, [shirt.id], { productNumber: 'HF-400' })
/** Two sizes that bear the same GTIN by mistake: it names none of them. */
const twins = await insertProduct(database, { productNumber: 'HF-500' }, [
  { sku: 'HF-500-M', properties: { gtin: '4006381333948' } },
  { sku: 'HF-500-L', size: 'L', properties: { gtin: '4006381333948' } },
])
const settings = await readSettings(database.drizzle)
await inTransaction(database, tx =>
  refreshListings(
    tx,
    [shirt, ball, hidden, set, twins].map(({ id }) => id),
    { settings, now: TEST_NOW },
  ),
)

const question = `query ($numbers: [String!]!) { articles(numbers: $numbers) {
  number product { id } variant { id size price { cents } } } }`
const addition = `mutation ($input: AddArticlesToCartInput!) { addArticlesToCart(input: $input) {
  addedAmount cart { pieceCount lines { title amount variant { size } } } errors { code path ... on OnlyFewLeft { available } } } }`

type Wanted = { number: string; amount: number }
type Outcome = {
  addedAmount: number
  cart: { pieceCount: number; lines: object[] } | null
  errors: { code: string; path: string[] }[]
}
const add = (client: Client, ...articles: Wanted[]) =>
  dataOf<{ addArticlesToCart: Outcome }>(client, addition, { input: { articles } }).then(data => data.addArticlesToCart)

describe('article numbers', () => {
  test('name sizes, products and GTINs, in capitals or not, in the order asked', async () => {
    const numbers = ['hf-100-m', ' HF-100-L ', 'HF-100', '4006381333931', 'HF-200', 'HF-100-M']
    const size = (i: number) => ({
      product: { id: productId(shirt) },
      variant: { id: variantId({ ...shirt, variantIds: [shirt.variantIds[i]!] }) },
    })
    expect(await dataOf(site.client(), question, { numbers })).toMatchObject({
      articles: [
        { number: 'hf-100-m', ...size(0) },
        { number: ' HF-100-L ', ...size(1) },
        { number: 'HF-100', product: { id: productId(shirt) }, variant: null },
        { number: '4006381333931', ...size(0) },
        { number: 'HF-200', product: { id: productId(ball) }, variant: null },
        { number: 'HF-100-M', ...size(0) },
      ],
    })
  })

  test('name nothing that is not on sale, and nothing where they name several things', async () => {
    const numbers = ['', 'X', 'HF-100-S', 'HF-300', 'HF-300-M', '4006381333948', 'a\u0000b']
    const { articles } = await dataOf<{ articles: object[] }>(site.client(), question, { numbers })
    expect(articles).toEqual(numbers.map(number => ({ number, product: null, variant: null })))
  })
})

describe('a quick order', () => {
  test('puts articles into the cart at once; what is named twice adds up', async () => {
    const client = site.client()
    const outcome = await add(
      client,
      { number: 'HF-100-M', amount: 2 },
      { number: 'HF-200', amount: 5 },
      { number: '4006381333931', amount: 1 },
    )
    expect(outcome).toEqual({
      addedAmount: 8,
      errors: [],
      cart: {
        pieceCount: 8,
        lines: [
          { title: 'Trikot Nordwald', amount: 3, variant: { size: 'M' } },
          { title: 'Trikot Nordwald', amount: 5, variant: null },
        ],
      },
    })
  })

  test('tells for each article what is wrong, and adds none of them', async () => {
    const client = site.client()
    const outcome = await add(
      client,
      { number: 'HF-100-M', amount: 1 },
      { number: 'UNKNOWN', amount: 1 },
      { number: 'HF-100', amount: 1 },
      { number: 'HF-400', amount: 1 },
      { number: 'HF-200', amount: 0 },
      { number: 'HF-200', amount: -1 },
      { number: 'HF-200', amount: 100_000 },
      { number: 'HF-100-L', amount: 2 },
      { number: 'hf-100-l', amount: 2 },
    )
    expect(outcome).toEqual({
      addedAmount: 0,
      cart: null,
      errors: [
        { code: 'PRODUCT_UNAVAILABLE', path: ['articles', '1', 'number'] },
        { code: 'SIZE_MISSING', path: ['articles', '2', 'number'] },
        { code: 'SET_INCOMPLETE', path: ['articles', '3', 'number'] },
        { code: 'AMOUNT_INVALID', path: ['articles', '4', 'amount'] },
        { code: 'AMOUNT_INVALID', path: ['articles', '5', 'amount'] },
        { code: 'AMOUNT_TOO_LARGE', path: ['articles', '6', 'amount'] },
        { code: 'ONLY_FEW_LEFT', path: ['articles', '8', 'amount'], available: 3 },
      ],
    })
    expect(await dataOf(client, '{ viewer { cartPieceCount } }')).toEqual({ viewer: { cartPieceCount: 0 } })
  })

  test('of nothing is refused', async () => {
    expect(await add(site.client())).toMatchObject({
      cart: null,
      errors: [{ code: 'AMOUNT_INVALID', path: ['articles'] }],
    })
  })
})

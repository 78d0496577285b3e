import { expect } from 'vitest'
import { globalId } from '../api/globalIds.ts'
import { refreshListings } from '../domains/catalogue/listings/refreshListings.ts'
import { readSettings } from '../domains/settings/queries.ts'
import { newId } from '../kit/ids.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { insertProduct, insertSet, insertTiers, TEST_ADDRESS, TEST_NOW } from './builders.ts'
import type { TestProduct } from './buyers.ts'
import type { Client } from './site.ts'

export type GraphqlAnswer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

export async function ask(client: Client, query: string, variables: object = {}): Promise<GraphqlAnswer> {
  return (await client.request('POST', '/graphql', { query, variables })).body
}

/** The data of an answer without errors. */
export async function dataOf<Shape>(client: Client, query: string, variables: object = {}): Promise<Shape> {
  const { data, errors } = await ask(client, query, variables)
  expect(errors).toBeUndefined()
  return data as Shape
}

export const productId = ({ id }: { id: string }) => globalId('Product', id)
export const variantId = ({ variantIds }: TestProduct) => globalId('Variant', variantIds[0]!)

export const cartFields = `id revision pieceCount isPlaceable isShippingEstimated
  lines { id title amount state maxAmount texts unitPrice { cents } sum { cents } total { cents } product { id path title }
    variant { id size fit availability { state quantity } } }
  totals { goods { cents } shipping { cents } gross { cents } toPay { cents } vatIncluded vat { rate vat { cents } } }
  problems { code line { id } } paymentMethods { key title }`
export const errorFields = `errors { __typename code path message ... on OnlyFewLeft { available }
  ... on PersonalisationTooLong { maxLength } ... on PersonalisationNotPrintable { characters }
  ... on SetUnequal { missing { product { id } missing } } }`
export const addToCart = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  addedAmount cart { ${cartFields} } viewer { cartPieceCount cart { revision } } ${errorFields} } }`

type CartShape = { id: string; revision: number; lines: { id: string }[]; totals: { toPay: { cents: number } } }
export type Added = { addToCart: { addedAmount: number; cart: CartShape | null; errors: { code: string }[] } }

export const add = (client: Client, product: TestProduct, amount: number, changes: object = {}) =>
  dataOf<Added>(client, addToCart, {
    input: { productId: productId(product), pieces: [{ variantId: variantId(product), amount, ...changes }] },
  })

export const updateCheckout = `mutation ($input: UpdateCheckoutInput!) { updateCheckout(input: $input) {
  cart { checkout { email shippingAddress { city country countryName } paymentMethod { key } } isShippingEstimated
    totals { toPay { cents } } } ${errorFields} } }`
export const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  order { id orderNumber statusPath totals { toPay { cents } } lines { title amount } isRead history { kind } }
  cart { lines { id } } viewer { cartPieceCount } ${errorFields} } }`

export type Placed = { placeOrder: { order: { id: string; orderNumber: string; statusPath: string } } }

const { company: _company, vatId: _vatId, ...person } = TEST_ADDRESS
export const checkoutEntries = {
  email: 'kim@example.com',
  shippingAddress: { ...person, type: 'PERSON' },
  paymentMethod: 'invoice',
}

export async function placedBy(client: Client, shirt: TestProduct): Promise<Placed['placeOrder']['order']> {
  await add(client, shirt, 1)
  await dataOf(client, updateCheckout, { input: { changes: checkoutEntries } })
  const input = { idempotencyKey: newId(), acceptTerms: true, expectedTotal: 2490 }
  const { placeOrder: answer } = await dataOf<Placed>(client, placeOrder, { input })
  return answer.order
}

/** A shirt with tier prices, a piece of which two are left, and a set of both; all of them listed. */
export async function insertRange(database: Database) {
  const shirt = await insertProduct(database, { priceCents: 2000, isPersonalisable: true, personalisationMaxLength: 5 })
  const few = await insertProduct(database, { priceCents: 500 }, [{ available: 2 }])
  const set = await insertSet(database, [shirt.id, few.id])
  await insertTiers(database, shirt.id, { 10: 1500, 50: 1200 })
  const settings = await readSettings(database.drizzle)
  const ids = [shirt.id, few.id, set.id]
  await inTransaction(database, tx => refreshListings(tx, ids, { settings, now: TEST_NOW }))
  return { shirt, few, set }
}

import { addToCart } from '../domains/cart/operations/cart.ts'
import { readContents } from '../domains/cart/queries.ts'
import { viewCart } from '../domains/cart/rules/view.ts'
import { refreshListings } from '../domains/catalogue/listings/refreshListings.ts'
import type { PlaceOrder } from '../domains/checkout/operations/placeOrder.ts'
import { type CheckoutChanges, updateCheckout } from '../domains/checkout/operations/updateCheckout.ts'
import { readSettings } from '../domains/settings/queries.ts'
import { newId } from '../kit/ids.ts'
import { type Refusal, Refused } from '../kit/refusals.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import type { OperationContext } from '../platform/operation.ts'
import { contextFor, insertProduct, TEST_ADDRESS, TEST_NOW } from './builders.ts'

export type TestProduct = { readonly id: string; readonly variantIds: readonly string[] }

/** What puts pieces of a product's first variant into a cart. */
export const pieces = ({ id, variantIds }: TestProduct, amount: number, texts: string[] | null = null) => ({
  productId: id,
  pieces: [{ variantId: variantIds[0]!, amount, texts }],
  personalised: null,
  orderNote: null,
})

/** A checkout that is filled in. */
export const completeCheckout: CheckoutChanges = {
  email: 'kim@example.com',
  shippingAddress: TEST_ADDRESS,
  paymentMethod: 'invoice',
}

/** An address that nobody has been written to: one is sent only so many confirmations. */
export const newMailbox = (): string => `kim-${newId()}@example.com`

/** A request to order, for a sum that was seen. */
export const orderOf = (expectedTotal: number, changes: Partial<PlaceOrder> = {}): PlaceOrder => ({
  idempotencyKey: `key-${newId()}`,
  acceptTerms: true,
  acceptConditions: false,
  confirmAge: false,
  expectedTotal,
  ...changes,
})

/** The refusals that something ends in; fails if it does not. */
export async function refusalsOf(run: Promise<unknown>): Promise<readonly Refusal[]> {
  const error = await run.catch(thrown => thrown)
  if (!(error instanceof Refused)) throw new Error(`expected a refusal, not ${String(error)}`)
  return error.refusals
}

export const codesOf = async (run: Promise<unknown>): Promise<string[]> =>
  (await refusalsOf(run)).map(({ code }) => code)

/** Buyers of a test's database. */
export const buyersOf = (database: Database) => ({
  /** A product that visitors can see, with one variant. */
  async listed(available: number | null, priceCents = 2000): Promise<TestProduct> {
    const product = await insertProduct(database, { priceCents }, [{ available }])
    const settings = await readSettings(database.drizzle)
    await inTransaction(database, tx => refreshListings(tx, [product.id], { settings, now: TEST_NOW }))
    return product
  },

  /** A visitor with a product in the cart and the checkout filled in. */
  async buyer(product: TestProduct, amount = 1, changes: Partial<OperationContext> = {}): Promise<OperationContext> {
    const context = contextFor(database, changes)
    await addToCart(context, pieces(product, amount))
    await updateCheckout(context, { changes: { ...completeCheckout, email: newMailbox() }, validate: null })
    return context
  },

  async cartOf(context: OperationContext) {
    const contents = await readContents(database.drizzle, context.viewer, context.now())
    return viewCart(contents, context.viewer, context.now())
  },

  /** Figures of everything that an order writes, to compare before and after. */
  async everything(): Promise<Record<string, string>> {
    const { rows } = await database.pool.query(`select
      (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
      (select count(*) from order_events) as events, (select count(*) from mails) as mails,
      (select count(*) from graphile_worker.jobs) as jobs, (select count(*) from stock_movements) as movements,
      (select next from number_ranges where key = 'order') as number, (select sum(available) from variants) as stock,
      (select sum(revision) from carts) as carts, (select count(*) from cart_lines) as cart_lines,
      (select sum(version + stock) from site_versions) as version, (select sum(sold_pieces) from products) as sold`)
    return rows[0]
  },
})

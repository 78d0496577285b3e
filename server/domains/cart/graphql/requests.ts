import type { RequestContext } from '../../../api/context.ts'
import { mergeCarts } from '../operations/merge.ts'
import { type BasketSummary, readContents, readSummary } from '../queries.ts'
import { missingToken, ownsNothing } from '../rules/cartToken.ts'
import { type CartView, viewCart } from '../rules/view.ts'

type Basket = { cart: Promise<CartView | null> | null; summary: Promise<BasketSummary> | null }

const basketKey = {}
const basketOf = (context: RequestContext): Basket => context.once(basketKey, () => ({ cart: null, summary: null }))

/** The viewer's cart, read once per request; null for those who never put anything into one. */
export function viewersCart(context: RequestContext): Promise<CartView | null> {
  const basket = basketOf(context)
  basket.cart ??= readCart(context)
  return basket.cart
}

/** The same as a node: a program that names no cart is told nothing of one. */
export const viewersCartNode = async (context: RequestContext): Promise<CartView | null> =>
  missingToken(context.viewer).length > 0 ? null : viewersCart(context)

/** Reads the viewer's cart in one statement; a guest without a cookie costs none. Refuses CART_TOKEN_REQUIRED and
 *  CART_TOKEN_UNKNOWN. */
export async function readCart(context: RequestContext): Promise<CartView | null> {
  const { viewer } = context
  if (ownsNothing(viewer)) return null
  const now = context.now()
  return viewCart(await readContents(context.database.drizzle, viewer, now), viewer, now)
}

/** The figures that every page shows; out of the cart where that is read anyway. Whoever has just signed in finds the
 *  cart from before merged with the account's: every page asks this, by whatever way they signed in. */
export function viewersSummary(context: RequestContext): Promise<BasketSummary> {
  const basket = basketOf(context)
  basket.summary ??= mergedSummary(context)
  return basket.summary
}

async function mergedSummary(context: RequestContext): Promise<BasketSummary> {
  const read = () => readSummary(context.database.drizzle, context.viewer, context.now())
  const summary = await read()
  if (!summary.isUnmerged) return summary
  await mergeCarts(context, null)
  return read()
}

/** Keeps what a mutation made of the cart, so that the rest of its answer shows that; null: to be read anew. */
export function keepCart(context: RequestContext, cart: CartView | null): void {
  const basket = basketOf(context)
  basket.cart = cart && Promise.resolve(cart)
  basket.summary = null
}

/** How many pieces and sets lie in the viewer's cart. */
export async function viewersPieceCount(context: RequestContext): Promise<number> {
  const { cart } = basketOf(context)
  return cart ? ((await cart)?.pieceCount ?? 0) : (await viewersSummary(context)).pieceCount
}

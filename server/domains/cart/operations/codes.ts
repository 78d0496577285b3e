import { refuse } from '../../../kit/refusals.ts'
import { type PlainScope, plainOperation } from '../../../platform/operation.ts'
import { couponByCode } from '../../coupons/queries/coupons.ts'
import { longestCode, normalisedCode } from '../../coupons/rules/codes.ts'
import { type CouponFacts, couponBar } from '../../coupons/rules/standing.ts'
import { shopDay } from '../../settings/settings.ts'
import { readContents } from '../queries.ts'
import { type Contents, emptyCheckout } from '../rules/contents.ts'
import { buyerOf, type CartView, viewCart } from '../rules/view.ts'
import { changeOnlyCart, ownerOf } from './saving.ts'

const nothingElse = { productIds: [], variantIds: [] }

/** A code as somebody entered it. */
export type EnterCode = { readonly code: string }

/** What an entered code opens for the owner of a cart. Refuses at `code` as `couponBar` says, which also holds for codes
 *  that have not the form of one. */
async function opened(scope: PlainScope, contents: Contents, entered: string): Promise<CouponFacts> {
  const { viewer, now, database } = scope
  const checkout = contents.head?.checkout ?? emptyCheckout
  // A generated code with its prefix is longer than a coupon's own.
  const isTooLong = normalisedCode(entered).length > 2 * longestCode
  const coupon = isTooLong
    ? null
    : await couponByCode(database.drizzle, entered, { accountId: viewer.accountId, email: checkout.email })
  const { customer } = buyerOf(viewer, checkout, contents.settings, now)
  const bar = couponBar(coupon, { today: shopDay(contents.settings, now), customer })
  if (bar) refuse(bar.code, ['code'], 'This code cannot be used.', bar.details)
  return coupon!
}

function withCode(contents: Contents, coupon: CouponFacts): Contents & { head: NonNullable<Contents['head']> } {
  const head = {
    id: '',
    revision: 0,
    ...contents.head,
    checkout: { ...emptyCheckout, ...contents.head?.checkout, coupon: coupon.code },
  }
  return { ...contents, head, code: { kind: 'coupon', code: coupon.code, coupon } }
}

function refuseEmpty({ isExpired, lines }: Contents): void {
  if (isExpired) refuse('CART_EXPIRED', [], 'The cart was left alone for too long and has been emptied.')
  if (lines.length === 0) refuse('CART_EMPTY', [], 'The cart is empty.')
}

/**
 * Puts a code into the viewer's own cart, in place of another one. Refuses at `code` what cannot be used (`couponBar`); a
 * code that only takes nothing off what lies in the cart is kept, and the cart says why. CART_EMPTY, CART_EXPIRED.
 */
export const enterCode = plainOperation('buyer', async (scope, { code: entered }: EnterCode): Promise<Contents> => {
  const before = await readContents(scope.database.drizzle, ownerOf(scope), scope.now)
  refuseEmpty(before)
  const coupon = await opened(scope, before, entered)
  return changeOnlyCart(scope, nothingElse, found => {
    refuseEmpty(found)
    const { head, code } = withCode(found, coupon)
    return { checkout: head.checkout, code }
  })
})

/** What a code would do for the viewer's own cart, which stays as it is. Refuses as `enterCode`. */
export const tryCode = plainOperation('buyer', async (scope, { code: entered }: EnterCode): Promise<TriedCode> => {
  const contents = await readContents(scope.database.drizzle, ownerOf(scope), scope.now)
  const coupon = await opened(scope, contents, entered)
  const view = viewCart(withCode(contents, coupon), scope.viewer, scope.now)!
  return { coupon, cart: view }
})

export type TriedCode = { readonly coupon: CouponFacts; readonly cart: CartView }

/** Takes a code out of the viewer's own cart, null: whichever it has; one that is not (or no longer) in it is passed over,
 *  so that twice is once. */
export const removeCode = plainOperation(
  'buyer',
  (scope, { code: entered }: { readonly code: string | null }): Promise<Contents> => {
    const code = entered === null ? null : normalisedCode(entered)
    return changeOnlyCart(scope, nothingElse, found => {
      const checkout = found.head?.checkout
      const present = checkout?.coupon ?? null
      if (!checkout || present === null || (code !== null && code !== present)) return null
      return { checkout: { ...checkout, coupon: null }, code: null }
    })
  },
)

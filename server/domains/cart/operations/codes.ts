import { refuse } from '../../../kit/refusals.ts'
import { type PlainScope, plainOperation } from '../../../platform/operation.ts'
import { couponByCode } from '../../coupons/queries/coupons.ts'
import { longestCode, normalisedCode } from '../../coupons/rules/codes.ts'
import type { CouponFacts } from '../../coupons/rules/standing.ts'
import { voucherCodeMeant, vouchersByCodes } from '../../vouchers/queries/vouchers.ts'
import { buyerEmail, readContents } from '../queries.ts'
import { codeBar, type EnteredCode, keptCodes, MOST_VOUCHERS, withEntered } from '../rules/codes.ts'
import { codeWords } from '../rules/codeWords.ts'
import { type Contents, emptyCheckout } from '../rules/contents.ts'
import { buyerOf, type CartView, viewCart } from '../rules/view.ts'
import { changeOnlyCart, ownerOf } from './saving.ts'

const nothingElse = { productIds: [], variantIds: [] }

/** A code as somebody entered it. */
export type EnterCode = { readonly code: string }

/** What a text opens, be it a voucher or a coupon; an unknown one counts as the code of a coupon that is none. */
async function lookedUp(scope: PlainScope, contents: Contents, entered: string): Promise<EnteredCode> {
  const { viewer, database } = scope
  const reader = database.drizzle
  const email = contents.head?.checkout?.email ?? null
  // A generated code with its prefix is longer than a coupon's own.
  if (normalisedCode(entered).length > 2 * longestCode) return { kind: 'coupon', code: '', coupon: null }
  const meant = voucherCodeMeant(entered)
  const voucher = meant && (await vouchersByCodes(reader, [meant], buyerEmail(viewer, email))).get(meant)
  if (voucher) return { kind: 'voucher', code: voucher.code, voucher }
  const coupon = await couponByCode(reader, entered, { accountId: viewer.accountId, email })
  return { kind: 'coupon', code: coupon?.code ?? '', coupon }
}

/** What an entered code opens for the owner of a cart. Refuses at `code` as `codeBar` says, which also holds for codes
 *  that have not the form of one. */
async function opened(scope: PlainScope, contents: Contents, entered: string): Promise<EnteredCode> {
  const { viewer, now } = scope
  const { settings } = contents
  const code = await lookedUp(scope, contents, entered)
  const { customer } = buyerOf(viewer, contents.head?.checkout ?? emptyCheckout, settings, now)
  const bar = codeBar(code, { settings, now, customer })
  if (bar) refuse(bar.code, ['code'], codeWords[bar.code](bar.details ?? {}), bar.details)
  return code
}

function withCode(contents: Contents, entered: EnteredCode): Contents & { head: NonNullable<Contents['head']> } {
  const codes = withEntered(contents.codes, entered)
  if (codes.filter(({ kind }) => kind === 'voucher').length > MOST_VOUCHERS) {
    refuse('TOO_MANY_VOUCHERS', [], `At most ${MOST_VOUCHERS} vouchers pay one order.`, { limit: MOST_VOUCHERS })
  }
  const head = {
    id: '',
    revision: 0,
    ...contents.head,
    checkout: { ...emptyCheckout, ...contents.head?.checkout, ...keptCodes(codes) },
  }
  return { ...contents, head, codes }
}

function refuseEmpty({ isExpired, lines }: Contents): void {
  if (isExpired) refuse('CART_EXPIRED', [], 'The cart was left alone for too long and has been emptied.')
  if (lines.length === 0) refuse('CART_EMPTY', [], 'The cart is empty.')
}

/** Refuses at `code`, with the reason, a coupon that takes nothing off in place of one that does: nobody means to lose that. */
function refuseWorse({ viewer, now }: PlainScope, before: Contents, after: Contents): void {
  const couponOf = ({ codes }: Contents) => codes.find(({ kind }) => kind === 'coupon')?.code
  if (couponOf(before) === undefined || couponOf(before) === couponOf(after)) return
  const [is, becomes] = [before, after].map(contents =>
    viewCart(contents, viewer, now)?.codes.find(({ kind }) => kind === 'coupon'),
  )
  if (becomes?.notice && is && is.taken > 0)
    refuse(
      becomes.notice.code,
      ['code'],
      `This coupon takes nothing off here; ${is.code} stays in the cart.`,
      becomes.notice.details,
    )
}

/**
 * Puts a code into the viewer's own cart: a coupon in place of another one, a voucher beside others. Refuses at `code` what
 * cannot be used (`codeBar`); a code that only does nothing for what lies in the cart is kept, and the cart says why, unless
 * it would take the place of a coupon that does something.
 * TOO_MANY_VOUCHERS, CART_EMPTY, CART_EXPIRED.
 */
export const enterCode = plainOperation('buyer', async (scope, { code: entered }: EnterCode): Promise<Contents> => {
  const before = await readContents(scope.database.drizzle, ownerOf(scope), scope.now)
  refuseEmpty(before)
  const code = await opened(scope, before, entered)
  refuseWorse(scope, before, withCode(before, code))
  return changeOnlyCart(scope, nothingElse, found => {
    refuseEmpty(found)
    const { head, codes } = withCode(found, code)
    return { checkout: head.checkout, codes }
  })
})

/** What the code of a coupon would do for the viewer's own cart, which stays as it is. Refuses as `enterCode`, and with
 *  CODE_UNKNOWN the code of a voucher, which is no coupon. */
export const tryCode = plainOperation('buyer', async (scope, { code: entered }: EnterCode): Promise<TriedCode> => {
  const contents = await readContents(scope.database.drizzle, ownerOf(scope), scope.now)
  const code = await opened(scope, contents, entered)
  if (code.kind !== 'coupon') return refuse('CODE_UNKNOWN', ['code'], 'This is no coupon.')
  const view = viewCart(withCode(contents, code), scope.viewer, scope.now)!
  return { coupon: code.coupon!, cart: view }
})

export type TriedCode = { readonly coupon: CouponFacts; readonly cart: CartView }

/** Takes a code out of the viewer's own cart, null: all that it has; one that is not (or no longer) in it is passed over,
 *  so that twice is once. */
export const removeCode = plainOperation(
  'buyer',
  (scope, { code: entered }: { readonly code: string | null }): Promise<Contents> => {
    const code = entered === null ? null : normalisedCode(entered)
    return changeOnlyCart(scope, nothingElse, found => {
      const checkout = found.head?.checkout
      const codes = code === null ? [] : found.codes.filter(each => each.code !== code)
      if (!checkout || codes.length === found.codes.length) return null
      return { checkout: { ...checkout, ...keptCodes(codes) }, codes }
    })
  },
)

import { type SQL, sql } from 'drizzle-orm'
import { recipientLimits, tooMany } from '../../../kit/limits.ts'
import { completeAddress } from '../../../kit/postalAddresses.ts'
import { type Refusal, refusal, refuse, refuseIf } from '../../../kit/refusals.ts'
import { recipientLock, secondsUntil } from '../../../platform/mail.ts'
import {
  type Operation,
  type OperationContext,
  type OperationScope,
  operation,
  plainScopeOf,
} from '../../../platform/operation.ts'
import { prepare } from '../../../platform/statements.ts'
import { drawingCustomerNumber } from '../../accounts/customerNumbers/customerNumbers.ts'
import { consentWithOrder } from '../../accounts/newsletter/operations.ts'
import { emptying, ownerOf, saveCart } from '../../cart/operations/saving.ts'
import { contentsReader, ownCarts } from '../../cart/queries.ts'
import type { Owner } from '../../cart/rules/cartToken.ts'
import type { Contents } from '../../cart/rules/contents.ts'
import { type CartView, vatIdToAsk, viewCart } from '../../cart/rules/view.ts'
import { reserveStock, type Shortage, type StockPiece } from '../../catalogue/operations/stock.ts'
import {
  type AgreedState,
  agreedState,
  agreementFor,
  keepingAgreement,
  readAgreedState,
} from '../../content/queries/agreements.ts'
import { versionOfText } from '../../content/rules/agreedTexts.ts'
import { redeemCoupon } from '../../coupons/operations/redeeming.ts'
import { invoicingSettings } from '../../invoicing/settings.ts'
import { finishWithOrder } from '../../orders/operations/writing.ts'
import {
  linesOf,
  nextOrderAt,
  type Order,
  type OrderLine,
  orderById,
  orderIdByKey,
} from '../../orders/queries/orders.ts'
import { snapshotOf } from '../../orders/rules/snapshot.ts'
import { placedSecret, secretHash } from '../../orders/rules/statusLink.ts'
import { redeemVouchers } from '../../vouchers/operations/redeeming.ts'
import { type Declaration, emailOf, placementRefusals } from '../rules/placement.ts'
import { askVatRegister } from './askVatRegister.ts'
import { companyRefusals } from './companyLimits.ts'

export type PlaceOrder = Declaration & {
  /** Chosen by the client, anew for each order: 16 to 200 characters that nobody can guess. */
  readonly idempotencyKey: string
}

/** An order as it was placed, the secret of the link by which its buyer follows it, and what is left of the cart: null
 *  where the order had been placed before. */
export type Placed = {
  readonly order: Order
  readonly lines: readonly OrderLine[]
  readonly secret: string
  readonly contents: Contents | null
}

/** The address that the order's mails go to: a signed-in person's own, else what was entered. */
const recipient = (entered: SQL): SQL => sql`coalesce(${sql.placeholder('email')}::text, ${entered}, '')`
const accountIdValue = sql`${sql.placeholder('accountId')}::uuid`
const nowValue = sql`${sql.placeholder('now')}::timestamptz`

/** With the cart: the order that was placed before under the key, which texts are agreed to, and when there may be the next one whose
 *  confirmation goes to the address, null for at once. Whoever is signed in is written to at an address that they have confirmed: they
 *  may always. */
type Also = { orderId: string | null; agreed: AgreedState; nextOrderAt: string | null }
const also = sql`json_build_object(
  'orderId', ${orderIdByKey},
  'agreed', ${agreedState(sql`${sql.placeholder('language')}::text`, nowValue)},
  'nextOrderAt', case when ${accountIdValue} is null then ${nextOrderAt(
    recipient(sql`(select own.checkout ->> 'email' from own where own.account_id is null)`),
    recipientLimits.order,
    nowValue,
  )} end)::text`
const readCartAndOrder = contentsReader('cart contents and order', also)

/** Locks the viewer's carts, and then the address to write to: of rivals for the last mail to it one gets through. Always in
 *  that order, or many who place one cart at once wait for each other. */
const lockForOrder = prepare<Pick<Owner, 'accountId' | 'visitorHash'> & { email: string | null }, { id: string }>(
  'cart and recipient lock',
  sql`with locked as materialized (
      select c.id, c.checkout from carts c where ${ownCarts} order by c.account_id nulls last for update
    )
    select locked.id, ${recipientLock(recipient(sql`locked.checkout ->> 'email'`))} from locked`,
)
const nothingElse = { productIds: [], variantIds: [] }

/**
 * Turns the viewer's cart into an order, once: in one transaction it locks the cart, prices it again, reserves the
 * stock by conditional updates, counts the use of a coupon, takes of vouchers what they pay, empties the cart, draws the order number, writes the order and its history, and tells
 * that it was placed (`orderPlaced`), whereupon its confirmation is written. The same idempotency key answers with the same order and link, also from parallel requests and although the
 * cart is empty by then. Refuses with every reason at once; of two buyers of the last piece one hears SOLD_OUT, of the last use of a coupon COUPON_USED_UP, of what is left on a voucher VOUCHER_BALANCE_CHANGED;
 * who orders for a company BUYER_SUSPENDED or APPROVAL_NEEDED (`companyRefusals`);
 * whoever acts for a customer hears ACTING_FOR_CUSTOMER. TOO_MANY_ORDERS where their confirmations would be too many for
 * the address, which a guest can type at will (`recipientLimits`).
 * Source: shop.md 5; decisions.md "Money, tax, time".
 */
const placeOnce = operation(
  'buyerInPerson',
  (scope, input: Attempt, read: Awaited<ReturnType<typeof lockAndRead>>) => placing(scope, input, read, null),
  lockAndRead,
)

/** As `placeOnce`; where the register of VAT ids still has to be asked, that happens between two attempts, for nothing may
 *  be locked meanwhile. Without an answer the order is one with VAT, as its buyer then sees. */
export const placeOrder: Operation<PlaceOrder, Placed> = Object.assign(
  async (context: OperationContext, input: PlaceOrder): Promise<Placed> => {
    try {
      return await placeOnce(context, { ...input, isVatIdAsked: !context.vatRegister })
    } catch (error) {
      if (!(error instanceof VatIdUnasked)) throw error
      await askVatRegister(plainScopeOf(context), error.contents)
      return placeOnce(context, { ...input, isVatIdAsked: true })
    }
  },
  { audience: placeOnce.audience },
)

/** Ends an attempt before anything is written: the register has to be asked about the cart's VAT id first. */
export class VatIdUnasked extends Error {
  readonly contents: Contents
  constructor(contents: Contents) {
    super('the register of VAT ids has not been asked')
    this.contents = contents
  }
}

type Attempt = PlaceOrder & { readonly isVatIdAsked: boolean }

/** An order that somebody approved for its buyer. */
type Approved = {
  /** What its buyer agreed to when they asked; null where that was not kept. */
  readonly agreementId: string | null
  /** What changes with it, in the statement that writes the order. */
  readonly together: (orderId: string) => readonly SQL[]
}

/** One journey: the cart is read as it stands once the lock is there. */
async function lockAndRead({ tx, viewer, now, language }: OperationScope, { idempotencyKey }: Attempt) {
  if (!/^[\x21-\x7e]{16,200}$/.test(idempotencyKey)) {
    refuse('INVALID_INPUT', ['idempotencyKey'], 'An idempotency key has 16 to 200 visible ASCII characters.')
  }
  const owner = ownerOf({ viewer })
  const { email } = viewer
  const values = { keyHash: secretHash(idempotencyKey), email, language }
  const [, { contents, also: read }] = await Promise.all([
    lockForOrder(tx, { accountId: owner.accountId, visitorHash: owner.visitorHash, email }),
    readCartAndOrder(tx, owner, now, nothingElse, values),
  ])
  return { contents, ...(JSON.parse(read!) as Also) }
}

/**
 * Places an order for its buyer, who is the viewer of `scope`, out of `contents` that are locked and belong to nobody else.
 * Ends the transaction. Refuses as `placeOrder`, but for the limits of their company, which somebody decided about. Throws
 * `VatIdUnasked` where the register has to be asked first.
 */
export async function placeApproved(
  scope: OperationScope,
  contents: Contents,
  input: Attempt,
  approved: Approved,
): Promise<Placed> {
  const agreed = await readAgreedState(scope.tx, scope.language, scope.now)
  return placing(scope, input, { contents, orderId: null, agreed, nextOrderAt: null }, approved)
}

async function placing(
  scope: OperationScope,
  input: Attempt,
  { contents: found, orderId: knownId, agreed, nextOrderAt }: Awaited<ReturnType<typeof lockAndRead>>,
  approved: Approved | null,
): Promise<Placed> {
  const { tx, viewer, now, newId, language } = scope
  if (knownId !== null) {
    const order = await orderById(tx, knownId)
    const secret = placedSecret(input.idempotencyKey, knownId)
    return { order, lines: await linesOf(tx, [knownId]), secret, contents: null }
  }
  if (found.isExpired) refuse('CART_EXPIRED', [], 'The cart was left alone for too long and has been emptied.')
  const contents = found.guestCartId === null ? found : await saveCart(scope, found, {})
  const cart = contents && viewCart(contents, viewer, now)
  if (!contents?.head || !cart) return refuse('CART_EMPTY', [], 'The cart is empty.')
  const refusals = placementRefusals(cart, viewer, input)
  const isOnlyPrice = refusals.every(({ code, path }) => code === 'PRICE_CHANGED' || path[0] === 'codes')
  if (isOnlyPrice && !input.isVatIdAsked && vatIdToAsk(contents, viewer, now)) throw new VatIdUnasked(contents)
  refuseIf(refusals)
  if (viewer.company) refuseIf(await companyRefusals(scope, cart, approved !== null))
  if (nextOrderAt !== null) throw tooMany('TOO_MANY_ORDERS', secondsUntil(new Date(nextOrderAt), now))

  const orderId = newId()
  const { settings } = contents
  const shortages = await reserveStock(scope, { orderId, pieces: stockPieces(cart), settings })
  refuseIf(shortageRefusals(cart, shortages))

  const email = emailOf(viewer, cart.checkout)!
  const taken = new Map(cart.codes.map(each => [each.code, each.taken]))
  for (const { code, ...entered } of contents.codes) {
    if (entered.kind !== 'coupon' || !entered.coupon || !taken.get(code)) continue
    const customer = { accountId: viewer.accountId, email }
    await redeemCoupon(scope, { coupon: entered.coupon, orderId, customer, amount: taken.get(code)! })
  }
  const payments = contents.codes.flatMap(entered => {
    const paid = taken.get(entered.code) ?? 0
    return entered.kind === 'voucher' && entered.voucher && paid > 0 ? [{ voucher: entered.voucher, paid }] : []
  })
  await redeemVouchers(scope, orderId, payments)

  const agreement = await agreementFor(tx, settings, language, agreed)
  const secret = placedSecret(input.idempotencyKey, orderId)
  const shippingAddress = completeAddress(cart.checkout.shippingAddress!)
  const { order: newOrder, lines } = snapshotOf(cart, {
    orderId,
    newId,
    idempotencyKeyHash: secretHash(input.idempotencyKey),
    secretHashes: [secretHash(secret)],
    accountId: viewer.accountId,
    companyId: viewer.company?.companyId ?? null,
    email,
    language,
    shippingAddress,
    invoiceAddress: cart.checkout.hasOwnInvoiceAddress
      ? completeAddress(cart.checkout.invoiceAddress!)
      : shippingAddress,
    consents: {
      ...{ terms: input.acceptTerms, conditions: input.acceptConditions, age: input.confirmAge },
      ...(input.acceptTerms && { termsVersion: versionOfText(agreement, 'agb') }),
    },
    agreementId: approved?.agreementId ?? agreement.id,
    now,
  })
  const { changes, emptied } = emptying({ ...contents, head: contents.head }, now)
  const consent = newOrder.newsletter ? [consentWithOrder(scope, newOrder)] : []
  // Whoever has no customer number yet gets one, within the statement that writes the order.
  const numbered = viewer.accountId === null ? [] : [drawingCustomerNumber(viewer.accountId)]
  const together = [
    ...keepingAgreement(agreement, agreed, now),
    ...[...changes, ...consent, ...numbered],
    ...(approved?.together(orderId) ?? []),
  ]
  const isInvoiced = invoicingSettings.of(settings).issuedWhen === 'placed'
  const orderNumber = await finishWithOrder(tx, newOrder, lines, secret, newId, together, isInvoiced)
  return { order: { ...newOrder, orderNumber }, lines, secret, contents: emptied }
}

/** All pieces of an order; a set counts as itself besides its pieces. */
const stockPieces = (cart: CartView): StockPiece[] =>
  cart.lines.flatMap(({ line }) => [
    { productId: line.productId, variantId: line.variantId, amount: line.amount },
    ...(line.slots ?? []).flatMap(({ productId, pieces }) =>
      pieces.map(({ variantId, amount }) => ({ productId, variantId, amount })),
    ),
  ])

/** Each line that asks for what somebody else has just taken. */
function shortageRefusals(cart: CartView, shortages: readonly Shortage[]): Refusal[] {
  return shortages.flatMap(({ productId, variantId, available }) =>
    cart.lines
      .filter(({ line }) => {
        const pieces = [line, ...(line.slots ?? []).flatMap(slot => slot.pieces.map(piece => ({ ...slot, ...piece })))]
        return pieces.some(piece => piece.productId === productId && piece.variantId === variantId)
      })
      .map(({ line }) =>
        available === 0
          ? refusal('SOLD_OUT', ['lines', line.id], 'Somebody else was faster.')
          : refusal('ONLY_FEW_LEFT', ['lines', line.id], `Only ${available} are left.`, { available }),
      ),
  )
}

import { z } from 'zod'
import type { RequestContext } from '../../api/context.ts'
import { countedOnlyWhereDone, countedOnlyWhereRefused } from '../../api/limited.ts'
import { nothing, type Route, route } from '../../api/rest.ts'
import type { Called } from '../../api/restIds.ts'
import { withIdsOfReferences } from '../../api/restReferences.ts'
import { inWordsOf } from '../../api/restWrites.ts'
import { amount, cents, decimal, exampleIds, instant, listed, oneOf, text, yesNo } from '../../kit/answers.ts'
import { Refused, refuseIf } from '../../kit/refusals.ts'
import type { Database } from '../../platform/database.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { addressEntered, exampleAddress } from '../accounts/addresses/presentAddress.ts'
import { replaceCart } from '../cart/operations/cart.ts'
import { enterCode, removeCode, tryCode } from '../cart/operations/codes.ts'
import { createCart } from '../cart/operations/createCart.ts'
import { cartAnswer } from '../cart/presenters/answers.ts'
import {
  answersSent,
  cartItemsOf,
  itemSchema,
  orderInfoSchema,
  pickupNamed,
  presentCart,
  presentCode,
} from '../cart/presenters/cart.ts'
import { infoPaths, itemPaths } from '../cart/presenters/paths.ts'
import { pieceKeys, productKeys } from '../catalogue/queries/keys.ts'
import { orderAnswer, placedAnswer } from '../orders/presenters/answers.ts'
import { documented, presentOrder } from '../orders/presenters/order.ts'
import { countOrdersOfCart, ordersOfCart, wasPlaced } from '../orders/queries/cartOrders.ts'
import { removalRefusal } from '../orders/rules/removal.ts'
import { statusPath } from '../orders/rules/statusLink.ts'
import { readSettings } from '../settings/queries.ts'
import { shownAddress } from '../site/rules/addresses.ts'
import { addressesOf } from '../site/settings.ts'
import { placeOrder } from './operations/placeOrder.ts'
import { type CheckoutChanges, updateCheckout } from './operations/updateCheckout.ts'

/** More orders of one cart are not counted. */
const MOST_COUNTED = 1_000
const skipped = z.coerce.number().int().min(0).max(100_000).default(0)

const enteredCode = z.string().min(1).max(200)
type OrderInfo = z.infer<typeof orderInfoSchema>
/** That goods are picked up at the place that is named, or sent; nothing where nothing is said. */
async function pickupOf(database: Database, location: string | null | undefined): Promise<CheckoutChanges> {
  if (location === undefined) return {}
  if (!location) return { isPickup: false }
  return { isPickup: true, pickupPlace: pickupNamed(await readSettings(database.drizzle), location) }
}

/** The documented current order as changes of the checkout; what is left out stays. */
const changesOf = async ({ database }: OperationContext, info: OrderInfo): Promise<CheckoutChanges> => ({
  email: info.email,
  comment: info.comment,
  newsletter: info.newsletter,
  hasOwnInvoiceAddress: info.alternate,
  deliversInParts: info.deliver_in_parts,
  ...(await pickupOf(database, info.cc_location)),
  paymentMethod: info.selectedPayment,
  ...(info.station !== undefined && {
    station: info.station && { ...info.station, customerNumber: info.station.customer_number },
  }),
  ...(info.item_fields && { answers: answersSent(info.item_fields) }),
  shippingAddress: info.shippingAddress && addressEntered(info.shippingAddress),
  invoiceAddress: info.invoiceAddress && addressEntered(info.invoiceAddress),
})

const shownCart = (context: OperationContext) =>
  presentCart(context, cartId => wasPlaced(context.database.drizzle, cartId))

/** What an item of a cart is called by in place of its id. */
const calledPiece: Called = {
  types: ['Variant', 'Product'],
  keys: { what: 'sizes', keys: { ...pieceKeys.keys, order_number: productKeys.keys.order_number } },
}

/** Items with raw ids; refuses keys of nothing, and of several. */
async function withRawIds<Item extends { item: string }>(context: RequestContext, items: Item[]): Promise<Item[]> {
  const { bodies, refused } = await withIdsOfReferences(context, { item: calledPiece }, items)
  refuseIf(
    bodies.flatMap((body, index) =>
      (refused.get(body)?.refusals ?? []).map(each => ({ ...each, path: ['items', String(index), ...each.path] })),
    ),
  )
  return bodies as Item[]
}

const orderFields: Readonly<Record<string, string>> = {
  ...{ idempotencyKey: 'idempotency_key', expectedTotal: 'total_cents' },
  ...{ acceptTerms: 'terms', acceptConditions: 'conditions', confirmAge: 'age' },
}
/** The path of a refusal of an order: a field that was sent, or what of the cart has to become another (`orderInfo`). */
const orderPath = (path: readonly string[]): string[] =>
  path[0] === 'checkout' ? infoPaths({})(path) : path.map((step, at) => (at === 0 ? (orderFields[step] ?? step) : step))

/** Does something with a code that somebody entered; wrong ones are counted. */
const guessing = <Result>(context: RequestContext, code: string, run: () => Promise<Result>): Promise<Result> =>
  countedOnlyWhereRefused(context, 'code', { key: code, field: 'code' }, run)

/** Why a code cannot be used. */
const codeRefusals = [
  ...(['CODE_UNKNOWN', 'COUPON_NOT_YET_VALID', 'COUPON_EXPIRED', 'COUPON_USED_UP'] as const),
  ...(['COUPON_USED_BY_YOU', 'COUPON_NOT_FOR_CUSTOMER'] as const),
  ...(['VOUCHER_EXPIRED', 'VOUCHER_EMPTY', 'VOUCHER_BLOCKED', 'VOUCHER_OTHER_CURRENCY'] as const),
  ...(['VOUCHERS_NOT_TAKEN', 'TOO_MANY_VOUCHERS'] as const),
]

/** What stands in the way of what is in a cart. */
const cartRefusals = [
  ...(['SOLD_OUT', 'ONLY_FEW_LEFT', 'PRODUCT_UNAVAILABLE', 'CART_CHANGED', 'CART_EXPIRED', 'SHOP_CLOSED'] as const),
]

export const checkoutRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/v0/shop/cart',
    audience: 'buyer',
    summary: 'The visitor’s cart with states, prices and what was entered in the checkout.',
    input: nothing,
    answer: cartAnswer,
    run: context => shownCart(context),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop/cart',
    audience: 'buyer',
    summary:
      'Makes an empty cart with a token, for programs with a key and clients without cookies. The token is sent as the header `Cart-Token` with whatever concerns this cart: cart, favourites, search, order and its state. Keep it secret; it is shown this once.',
    input: nothing,
    answer: z.object({
      token: text('the secret by which the cart is named', '<token>'),
      expires_at: instant('when it opens nothing any more; each change of the cart postpones it'),
      cart: cartAnswer,
    }),
    example: {},
    async run(context) {
      context.responder.limit('cart')
      const { token, expiresAt, owner } = await createCart(context, null)
      const cart = await presentCart({ ...context, viewer: { ...context.viewer, ...owner } })
      return { token, expires_at: expiresAt, cart }
    },
  }),
  route({
    method: 'GET',
    path: '/api/v0/shop/cart_orders',
    audience: 'buyer',
    summary:
      'What was ordered with the cart that the `Cart-Token` names, the latest first, as the link of its mail shows it: without addresses and contact, as long as that link is good.',
    input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), skip: skipped }),
    answer: listed(orderAnswer, 'orders'),
    async run({ database, viewer, now }, { limit, skip }) {
      const page = { limit, offset: skip }
      const found = await ordersOfCart(database.drizzle, viewer, now(), page)
      return {
        items: await documented(database, found),
        total: await countOrdersOfCart(database.drizzle, viewer, now(), MOST_COUNTED),
      }
    },
  }),
  route({
    method: 'PUT',
    path: '/api/v0/shop/cart',
    audience: 'buyer',
    summary:
      'Replaces the items of the cart (`items`), changes what was entered in the checkout (`orderInfo`), or enters the code of a coupon or a voucher (`code`), in this order. An `item` is named by its id, or as `key:value` (sku, gtin, order_number, slug).',
    input: z
      .object({
        items: z.array(itemSchema).max(200).optional(),
        orderInfo: orderInfoSchema.optional(),
        code: enteredCode
          .nullable()
          .optional()
          .describe('A code of a coupon or a voucher to be entered; null takes all out that there are.'),
      })
      .refine(input => input.items ?? input.orderInfo ?? input.code !== undefined, {
        message: 'items, orderInfo or code is missing',
      }),
    answer: cartAnswer,
    refused: [
      ...cartRefusals,
      'CART_FULL',
      'TOO_MANY_TEXTS',
      'TEXTS_TOO_LONG',
      'CART_EMPTY',
      'ANSWER_INVALID',
      ...codeRefusals,
    ],
    example: {
      items: [{ item: exampleIds.variant, amount: 2 }],
      orderInfo: { email: 'kim@example.com', shippingAddress: exampleAddress, selectedPayment: 'invoice' },
    },
    async run(context, { items, orderInfo, code }) {
      context.responder.limit('cart')
      context.responder.ensureVisitor()
      const changes = orderInfo && (await changesOf(context, orderInfo))
      if (items) {
        const made = await cartItemsOf(context, await withRawIds(context, items))
        await inWordsOf(itemPaths(items, made), () => replaceCart(context, { items: made }))
      }
      if (changes && orderInfo) {
        await inWordsOf(infoPaths(orderInfo), () => updateCheckout(context, { changes, validate: null }))
      }
      if (typeof code === 'string') await guessing(context, code, () => enterCode(context, { code }))
      if (code === null) await removeCode(context, { code: null })
      return shownCart(context)
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_coupon/validate',
    audience: 'buyer',
    summary:
      'What a code would do for the visitor’s cart, which stays as it is. `valid` says whether it takes something off; a code that cannot be used at all is refused. Guessing is limited.',
    input: z
      .object({
        code: enteredCode.optional(),
        id: enteredCode.optional().describe('The same as `code`, for older programs.'),
      })
      .refine(({ code, id }) => (code ?? id) !== undefined, { message: 'code is missing', path: ['code'] }),
    answer: z.object({
      valid: yesNo('whether it takes something off', true),
      code: text('as it is kept', 'HERBST10'),
      type: oneOf('of what it takes off', ['percent', 'flat']),
      value: decimal('percent, or euros', 10),
      ...amount('discount', 'what it takes off this cart', 3.98),
      reason: text(
        'why it takes nothing off, as a code of refusals; null where it does',
        'COUPON_NOT_COMBINABLE',
      ).nullable(),
      missing_cents: cents('of COUPON_MINIMUM_NOT_REACHED: what is missing of the goods', 1200).nullable(),
    }),
    refused: codeRefusals,
    example: { code: 'HERBST10' },
    async run(context, { code, id }) {
      const entered = (code ?? id)!
      context.responder.limit('cart')
      context.responder.ensureVisitor()
      const { coupon, cart } = await guessing(context, entered, () => tryCode(context, { code: entered }))
      const {
        kind: _kind,
        remaining_cents: _none,
        ...shown
      } = presentCode(cart.codes.find(({ kind }) => kind === 'coupon')!)
      return { valid: shown.reason === null, type: coupon.type, value: coupon.value / 100, ...shown }
    },
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_order',
    audience: 'buyerInPerson',
    summary:
      'Orders what is in the cart, once per `idempotency_key` (16 to 200 characters of the client’s choice, new for each order). `total_cents` is the sum to pay that the buyer saw (`to_pay_cents`); another one is refused.',
    input: z.object({
      idempotency_key: z.string().max(500),
      total_cents: z.int().min(0),
      terms: z.boolean().default(false),
      conditions: z.boolean().default(false),
      age: z.boolean().default(false),
    }),
    answer: placedAnswer,
    refused: [
      ...cartRefusals,
      ...(['CART_EMPTY', 'PRICE_CHANGED', 'SHOP_NOT_OPEN', 'NOT_DELIVERABLE', 'ORDER_TOO_SMALL'] as const),
      ...(['PICKUP_PLACE_MISSING', 'PICKUP_PLACE_GONE'] as const),
      ...(['STATION_INCOMPLETE', 'STATION_INVALID', 'STATION_GONE', 'ANSWER_MISSING', 'ANSWER_INVALID'] as const),
      ...(['PAYMENT_METHOD_NOT_ALLOWED', 'VAT_RATE_MISSING', 'TRANSITION_NOT_ALLOWED'] as const),
      ...(['COUPON_USED_UP', 'COUPON_USED_BY_YOU'] as const),
      ...(['VOUCHER_BALANCE_CHANGED', 'VOUCHER_BLOCKED'] as const),
    ],
    example: { idempotency_key: 'order-of-kim-2026-11-22-1', total_cents: 4470, terms: true },
    remove: () => Promise.reject(new Refused([removalRefusal])),
    async run(context, input) {
      context.responder.limit('cart')
      context.responder.ensureVisitor()
      const placed = await countedOnlyWhereDone(context, 'order', input.idempotency_key, () =>
        inWordsOf(orderPath, () =>
          placeOrder(context, {
            idempotencyKey: input.idempotency_key,
            expectedTotal: input.total_cents,
            acceptTerms: input.terms,
            acceptConditions: input.conditions,
            confirmAge: input.age,
          }),
        ),
      )
      const { order, lines, secret } = placed
      const names = addressesOf(await readSettings(context.database.drizzle))
      const path = shownAddress(names, statusPath(order.language, order.orderNumber, secret))
      return { ...presentOrder(order, lines), status_path: path }
    },
  }),
]

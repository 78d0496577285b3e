import { randomUUID } from 'node:crypto'
import { part, prepareMutation, prepareQuery } from '../typedClient/src/documents.ts'
import type {
  Money,
  PlaceOrderInput,
  PostalAddressInput,
  UpdateCheckoutInput,
  UserError,
} from '../typedClient/src/index.ts'
import { type Visitor, WrongAnswer } from './visitor.ts'

/** What is bought, by global ids. */
export interface Article {
  readonly productId: string
  readonly variantId: string
}

/** A cart that may be ordered: what the buyer pays, and the key under which the order is placed. */
export interface ReadyOrder {
  readonly expectedTotal: number
  readonly idempotencyKey: string
}

/** What a shop answers to an order: its number, or the codes of its refusals. */
export interface Placed {
  readonly orderNumber: string | null
  readonly refusals: readonly string[]
}

const refusals = part<UserError>()({ code: true, path: true, message: true })
const money = part<Money>()({ cents: true, currency: true })

const ADD = prepareMutation((given: Article & { readonly amount: number }) => ({
  addToCart: {
    $: { input: { productId: given.productId, pieces: [{ variantId: given.variantId, amount: given.amount }] } },
    ...{ addedAmount: true, cart: { pieceCount: true }, errors: refusals },
  },
}))

const CART = prepareQuery(() => ({
  viewer: {
    cart: {
      ...{ pieceCount: true, isPlaceable: true, revision: true },
      lines: {
        ...{ id: true, title: true, amount: true, state: true, variant: { id: true }, unitPrice: money, total: money },
        image: { url: { $: { width: 200 } }, alt: true },
      },
      totals: {
        ...{ goods: { cents: true }, shipping: { cents: true }, gross: money, toPay: { cents: true } },
        vat: { rate: true, vat: { cents: true } },
      },
    },
  },
}))

const CHECKOUT = prepareMutation((given: { input: UpdateCheckoutInput }) => ({
  updateCheckout: {
    $: { input: given.input },
    cart: {
      ...{ isPlaceable: true, openStep: true, paymentMethods: { key: true, title: true } },
      totals: { shipping: { cents: true }, toPay: { cents: true } },
    },
    errors: refusals,
  },
}))

const PLACE = prepareMutation((given: { input: PlaceOrderInput }) => ({
  placeOrder: {
    $: { input: given.input },
    order: { orderNumber: true, totals: { toPay: { cents: true } } },
    errors: refusals,
  },
}))

const address: PostalAddressInput = {
  type: 'PERSON',
  firstName: 'Maria',
  lastName: 'Huber',
  address: 'Kirchengasse 7',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
  phone: '+43 732 123456',
}

const refuseErrors = (payload: { readonly errors: readonly object[] }): void => {
  if (payload.errors.length > 0) throw new WrongAnswer(200, JSON.stringify(payload.errors))
}

/** Puts pieces into a new visitor's cart, one unless told otherwise. Throws `WrongAnswer` where that is refused. */
export async function addPiece(visitor: Visitor, article: Article, amount = 1): Promise<void> {
  const { addToCart } = await visitor.ask(ADD, { ...article, amount })
  refuseErrors(addToCart)
  if (addToCart.addedAmount !== amount || addToCart.cart?.pieceCount !== amount) {
    throw new WrongAnswer(200, `${amount} were added: ${JSON.stringify(addToCart)}`)
  }
}

/** Reads the cart and sees that it holds just this piece with its prices. Throws `WrongAnswer`. */
export async function readCart(visitor: Visitor, { variantId }: Article): Promise<void> {
  const { viewer } = await visitor.ask(CART, undefined)
  if (!viewer.cart) throw new WrongAnswer(200, 'there is no cart')
  const { lines, totals } = viewer.cart
  const [line] = lines
  const isRight =
    lines.length === 1 &&
    line?.amount === 1 &&
    line.variant?.id === variantId &&
    line.total !== null &&
    line.total.cents > 0 &&
    totals.goods.cents === line.total.cents &&
    totals.gross.cents >= totals.goods.cents + totals.shipping.cents
  if (!isRight) throw new WrongAnswer(200, `another cart: ${JSON.stringify(viewer)}`)
}

/**
 * Goes through the checkout up to its last step, as the pages do: address, delivery, payment. Throws `WrongAnswer`.
 */
export async function goThroughCheckout(visitor: Visitor, email: string): Promise<ReadyOrder> {
  const step = async (validate: UpdateCheckoutInput['validate'], changes: UpdateCheckoutInput['changes']) => {
    const { updateCheckout } = await visitor.ask(CHECKOUT, { input: { validate, changes } })
    refuseErrors(updateCheckout)
    if (!updateCheckout.cart) throw new WrongAnswer(200, 'there is no cart any more')
    return updateCheckout.cart
  }
  await step('ADDRESS', { email, shippingAddress: address })
  const { paymentMethods } = await step('SHIPPING', { isPickup: false })
  const [method] = paymentMethods
  if (!method) throw new WrongAnswer(200, 'no payment method is offered')
  const cart = await step('PAYMENT', { paymentMethod: method.key })
  if (cart.openStep !== null) throw new WrongAnswer(200, `the checkout is not complete: ${JSON.stringify(cart)}`)
  return { expectedTotal: cart.totals.toPay.cents, idempotencyKey: randomUUID() }
}

/** Places the order. Refusals are answers; whatever is no answer of the shop throws. */
export async function place(visitor: Visitor, order: ReadyOrder): Promise<Placed> {
  const input = { ...order, acceptTerms: true, acceptConditions: true, confirmAge: true }
  const { placeOrder } = await visitor.ask(PLACE, { input })
  if (placeOrder.order && placeOrder.order.totals.toPay.cents !== order.expectedTotal) {
    throw new WrongAnswer(200, `another sum than ${order.expectedTotal}: ${JSON.stringify(placeOrder.order)}`)
  }
  return {
    orderNumber: placeOrder.order?.orderNumber ?? null,
    refusals: placeOrder.errors.map(error => error.code),
  }
}

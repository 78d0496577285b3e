import { randomUUID } from 'node:crypto'
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

interface Refusal {
  readonly code: string
}

const ADD = `mutation Add($input: AddToCartInput!) {
  addToCart(input: $input) { addedAmount cart { pieceCount } errors { code path message } }
}`

const CART = `query Cart {
  viewer { cart {
    pieceCount isPlaceable revision
    lines { id title amount state variant { id } unitPrice { cents currency } total { cents currency } image { url(width: 200) alt } }
    totals { goods { cents } shipping { cents } gross { cents currency } toPay { cents } vat { rate vat { cents } } }
  } }
}`

const CHECKOUT = `mutation Checkout($input: UpdateCheckoutInput!) {
  updateCheckout(input: $input) {
    cart { isPlaceable openStep paymentMethods { key title } totals { shipping { cents } toPay { cents } } }
    errors { code path message }
  }
}`

const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { orderNumber totals { toPay { cents } } } errors { code path message } }
}`

const address = {
  type: 'PERSON',
  firstName: 'Maria',
  lastName: 'Huber',
  address: 'Kirchengasse 7',
  zip: '4020',
  city: 'Linz',
  country: 'AT',
  phone: '+43 732 123456',
}

const refuseErrors = (payload: { errors: readonly Refusal[] }): void => {
  if (payload.errors.length > 0) throw new WrongAnswer(200, JSON.stringify(payload.errors))
}

/** Puts one piece into a new visitor's cart. Throws `WrongAnswer` where that is refused. */
export async function addPiece(visitor: Visitor, { productId, variantId }: Article): Promise<void> {
  const input = { productId, pieces: [{ variantId, amount: 1 }] }
  const { addToCart } = (await visitor.graphql(ADD, { input })) as {
    addToCart: { addedAmount: number; cart: { pieceCount: number } | null; errors: Refusal[] }
  }
  refuseErrors(addToCart)
  if (addToCart.addedAmount !== 1 || addToCart.cart?.pieceCount !== 1) {
    throw new WrongAnswer(200, `one piece was added: ${JSON.stringify(addToCart)}`)
  }
}

/** Reads the cart and sees that it holds just this piece with its prices. Throws `WrongAnswer`. */
export async function readCart(visitor: Visitor, { variantId }: Article): Promise<void> {
  const { viewer } = (await visitor.graphql(CART)) as {
    viewer: {
      cart: {
        lines: { amount: number; variant: { id: string }; total: { cents: number } }[]
        totals: { goods: { cents: number }; shipping: { cents: number }; gross: { cents: number } }
      }
    }
  }
  const { lines, totals } = viewer.cart
  const [line] = lines
  const isRight =
    lines.length === 1 &&
    line?.amount === 1 &&
    line.variant.id === variantId &&
    line.total.cents > 0 &&
    totals.goods.cents === line.total.cents &&
    totals.gross.cents >= totals.goods.cents + totals.shipping.cents
  if (!isRight) throw new WrongAnswer(200, `another cart: ${JSON.stringify(viewer)}`)
}

type CheckoutPayload = {
  updateCheckout: {
    cart: {
      isPlaceable: boolean
      openStep: string | null
      paymentMethods: { key: string }[]
      totals: { toPay: { cents: number } }
    }
    errors: Refusal[]
  }
}

/**
 * Goes through the checkout up to its last step, as the pages do: address, delivery, payment. Throws `WrongAnswer`.
 */
export async function goThroughCheckout(visitor: Visitor, email: string): Promise<ReadyOrder> {
  const step = async (validate: string, changes: object) => {
    const { updateCheckout } = (await visitor.graphql(CHECKOUT, { input: { validate, changes } })) as CheckoutPayload
    refuseErrors(updateCheckout)
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
  const { placeOrder } = (await visitor.graphql(PLACE, { input })) as {
    placeOrder: { order: { orderNumber: string; totals: { toPay: { cents: number } } } | null; errors: Refusal[] }
  }
  if (placeOrder.order && placeOrder.order.totals.toPay.cents !== order.expectedTotal) {
    throw new WrongAnswer(200, `another sum than ${order.expectedTotal}: ${JSON.stringify(placeOrder.order)}`)
  }
  return {
    orderNumber: placeOrder.order?.orderNumber ?? null,
    refusals: placeOrder.errors.map(error => error.code),
  }
}

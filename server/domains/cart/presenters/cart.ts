import { z } from 'zod'
import { isId } from '../../../kit/ids.ts'
import { textIn } from '../../../kit/languages.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { presentAddress, restAddressInput } from '../../accounts/addresses/presentAddress.ts'
import { productsOfVariants } from '../../catalogue/queries/products.ts'
import { shippingSettings } from '../../pricing/settings.ts'
import { shopSettings } from '../../settings/settings.ts'
import { readContents } from '../queries.ts'
import type { AddSetToCart } from '../rules/additions.ts'
import { emptyCheckout, LONGEST_NOTE, MOST_PERSONALISED, MOST_SLOT_PIECES, MOST_SLOTS } from '../rules/contents.ts'
import type { CartItem } from '../rules/replacement.ts'
import { LONGEST_TEXT } from '../rules/texts.ts'
import { type CartView, cartVatGround, type LineView, viewCart } from '../rules/view.ts'

/** Amounts as the documented clients send them: numbers or their text; -1 takes the line out (shop.md 4). */
const amount = z.union([
  z.int(),
  z
    .string()
    .max(7)
    .regex(/^-?\d{1,6}$/)
    .transform(Number),
])
const id = z.string().max(200)
/** An id, or an object that has one. */
export const reference = z.union([id, z.object({ _id: id }).transform(item => item._id)])
const pieceText = z.string().max(LONGEST_TEXT)
const customisation = z
  .object({ personalisierung: z.union([pieceText, z.array(pieceText).max(MOST_PERSONALISED)]).nullish() })
  .nullish()

/** A set is filled with at most so many kinds of pieces. */
const MOST_KINDS = MOST_SLOTS * MOST_SLOT_PIECES
const fewKinds = [
  (kinds: object) => Object.keys(kinds).length <= MOST_KINDS,
  `a set has at most ${MOST_KINDS} kinds of pieces`,
] as const

/** A line of the cart as it is written. */
export const itemSchema = z.object({
  item: reference,
  amount: amount.default(1),
  customization: customisation,
  order_desc: z
    .string()
    .max(2 * LONGEST_NOTE)
    .nullish(),
  set: z
    .object({
      order: z.record(id, amount).refine(...fewKinds),
      customization: z
        .record(id, z.array(pieceText).max(MOST_PERSONALISED))
        .refine(...fewKinds)
        .nullish(),
    })
    .nullish(),
})
type Item = z.infer<typeof itemSchema>

const line = z.string().max(500)
export const orderInfoSchema = z
  .object({
    email: line.nullable(),
    comment: z.string().max(4000).nullable(),
    newsletter: z.boolean(),
    alternate: z.boolean(),
    cc_location: line.nullable(),
    selectedPayment: line.nullable(),
    shippingAddress: restAddressInput.nullable(),
    invoiceAddress: restAddressInput.nullable(),
  })
  .partial()

const euros = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : cents / 100)

function lineOf({ line, standing, priced, latestDelivery }: LineView) {
  const order = Object.fromEntries(
    (line.slots ?? []).flatMap(slot => slot.pieces.map(piece => [piece.variantId, piece.amount])),
  )
  const texts = Object.fromEntries(
    (line.slots ?? []).flatMap(slot => slot.pieces.map(piece => [piece.variantId, piece.texts])),
  )
  return {
    _id: line.id,
    item: line.variantId ?? line.productId,
    product: line.productId,
    title: line.title,
    amount: line.amount,
    customization: line.texts.length > 0 ? { personalisierung: line.texts } : null,
    order_desc: line.orderNote,
    set: line.slots ? { order, customization: texts } : null,
    soldOut: standing.state === 'soldOut',
    deleted: standing.state === 'discontinued',
    state: standing.state,
    price: euros(priced?.unitPrice ?? priced?.listPrice),
    total: euros(priced?.gross),
    total_cents: priced?.gross ?? null,
    latest_delivery: latestDelivery,
  }
}

/** The cart as the documented clients read it; amounts in euros with two decimals, `total_cents` in whole cents. */
function cartOf(cart: CartView | null, language: 'de' | 'en') {
  const checkout = cart?.checkout ?? emptyCheckout
  const totals = cart?.quote.totals
  const home = cart ? shopSettings.of(cart.contents.settings).country : ''
  return {
    _id: cart?.id ?? null,
    revision: cart?.revision ?? 0,
    items: (cart?.lines ?? []).map(lineOf),
    orderInfo: {
      email: checkout.email,
      comment: checkout.comment,
      newsletter: checkout.newsletter,
      alternate: checkout.hasOwnInvoiceAddress,
      cc_location:
        checkout.isPickup && cart ? textIn(language, shippingSettings.of(cart.contents.settings).pickup.address) : null,
      selectedPayment: checkout.paymentMethod,
      shippingAddress: checkout.shippingAddress && presentAddress(checkout.shippingAddress, home),
      invoiceAddress: checkout.invoiceAddress && presentAddress(checkout.invoiceAddress, home),
      completed: false,
    },
    totals: {
      goods: euros(totals?.goods ?? 0),
      discount: euros(totals?.discount ?? 0),
      shipping: euros(totals?.shipping ?? 0),
      net: euros(totals?.net ?? 0),
      vat: euros(totals?.vat ?? 0),
      gross: euros(totals?.gross ?? 0),
      total_cents: totals?.gross ?? 0,
      vat_ground: cart && cartVatGround(cart, language),
    },
    vat_id_status: cart?.vatIdStatus ?? null,
    paymentsources: cart?.quote.paymentMethods ?? [],
  }
}

/** The viewer's cart in that form. */
export async function presentCart(context: OperationContext) {
  const { viewer } = context
  if (viewer.accountId === null && viewer.visitorHash === null) return cartOf(null, context.language)
  const now = context.now()
  return cartOf(viewCart(await readContents(context.database.drizzle, viewer, now), viewer, now), context.language)
}

/** The documented items as the cart takes them: a variant's id stands for its product too, a set's pieces find their
 *  slots, and an amount of -1 leaves its item out. */
export async function cartItemsOf(context: OperationContext, items: readonly Item[]): Promise<CartItem[]> {
  const wanted = items.filter(item => item.amount !== -1)
  const variantIds = wanted.flatMap(item => [item.item, ...Object.keys(item.set?.order ?? {})]).filter(isId)
  const owners = await productsOfVariants(context.database, variantIds)
  return wanted.map((item): CartItem => {
    if (item.set) return { set: setOf(item, item.set, owners) }
    const productId = owners.get(item.item) ?? item.item
    const variantId = productId === item.item ? null : item.item
    const text = item.customization?.personalisierung ?? null
    const texts = typeof text === 'string' ? [text] : text
    const pieces = [{ variantId, amount: item.amount, texts }]
    return { goods: { productId, pieces, personalised: null, orderNote: item.order_desc ?? null } }
  })
}

function setOf(item: Item, set: NonNullable<Item['set']>, owners: ReadonlyMap<string, string>): AddSetToCart {
  const slots = new Map<string, AddSetToCart['slots'][number]['pieces'][number][]>()
  for (const [variantId, pieces] of Object.entries(set.order)) {
    const productId = owners.get(variantId) ?? variantId
    const texts = set.customization?.[variantId]
    slots.set(productId, [...(slots.get(productId) ?? []), { variantId, amount: pieces, texts: texts ?? null }])
  }
  return {
    productId: item.item,
    slots: [...slots].map(([productId, pieces]) => ({ productId, pieces })),
    personalised: null,
    orderNote: item.order_desc ?? null,
  }
}

import { z } from 'zod'
import { isId } from '../../../kit/ids.ts'
import { type Language, languages } from '../../../kit/languages.ts'
import { refuse } from '../../../kit/refusals.ts'
import type { OperationContext } from '../../../platform/operation.ts'
import { presentAddress, restAddressInput } from '../../accounts/addresses/presentAddress.ts'
import { saleFields } from '../../catalogue/presenters/prices.ts'
import { productsOfVariants, slotsOfSets } from '../../catalogue/queries/products.ts'
import { presentPart } from '../../pricing/presenters/priceReason.ts'
import type { ProductIndex } from '../../pricing/queries/facts.ts'
import type { ShownDelivery } from '../../pricing/rules/deliveryDates.ts'
import { chosenPlace, namedPlace, placeLine } from '../../pricing/rules/pickup.ts'
import type { Station } from '../../pricing/rules/stations.ts'
import { pickupPlaces } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { readContents } from '../queries.ts'
import type { AddSetToCart } from '../rules/additions.ts'
import { type Answers, type AnswersInput, fieldsOfLine, fieldsOfOrder } from '../rules/answers.ts'
import { ownsNothing } from '../rules/cartToken.ts'
import type { CartCode } from '../rules/codes.ts'
import {
  type CartLine,
  emptyCheckout,
  LONGEST_NOTE,
  MOST_PERSONALISED,
  MOST_SLOT_PIECES,
  MOST_SLOTS,
} from '../rules/contents.ts'
import { lineUnit } from '../rules/lineUnit.ts'
import { cartReasons } from '../rules/reasons.ts'
import type { CartItem } from '../rules/replacement.ts'
import { LONGEST_TEXT } from '../rules/texts.ts'
import { type CartView, cartVatGround, type LineView, viewCart } from '../rules/view.ts'
import type { OrderField } from '../settings.ts'
import type { SetFilling } from '../tables.ts'

/** Amounts as the documented clients send them: numbers or their text; -1 takes the line out (shop.md 4). */
const amount = z.union(
  [
    z.int(),
    z
      .string()
      .max(7)
      .regex(/^-?\d{1,6}$/)
      .transform(Number),
  ],
  'must be a whole number',
)
/** How many of a piece a set holds; there is none to be taken out of it. */
const amountInSet = amount.refine(pieces => pieces >= 0, 'must be a whole number of at least 0')
const id = z.string().max(200)
/** An id, or an object that has one. */
export const reference = z.union([id, z.object({ _id: id }).transform(item => item._id)])
const pieceText = z.string().max(LONGEST_TEXT)
/** Properties of a product that its buyers write something for, and `personalisierung` beside them. */
const MOST_CUSTOMISATIONS = 10
const customisation = z
  .object({ personalisierung: z.union([pieceText, z.array(pieceText).max(MOST_PERSONALISED)]).nullish() })
  .catchall(pieceText.nullish())
  .refine(map => Object.keys(map).length <= MOST_CUSTOMISATIONS, `at most ${MOST_CUSTOMISATIONS} texts`)
  .nullish()
  .describe(
    'What is printed (`personalisierung`: a text for all pieces, or one for each), and what is written for properties of the product, by their keys.',
  )

/** A set is filled with at most so many kinds of pieces. */
const MOST_KINDS = MOST_SLOTS * MOST_SLOT_PIECES
const fewKinds = [
  (kinds: object) => Object.keys(kinds).length <= MOST_KINDS,
  `a set has at most ${MOST_KINDS} kinds of pieces`,
] as const

const setTexts = z
  .record(id, z.array(pieceText).max(MOST_PERSONALISED))
  .refine(...fewKinds)
  .nullish()

const answer = z.union([z.string().max(4000), z.number(), z.boolean()]).nullable()
const MOST_ANSWERS = 30
/** Answers to what the shop asks: by the key of the field, or the list that was read. */
const answersSchema = z.union([
  z.record(id, answer).refine(answers => Object.keys(answers).length <= MOST_ANSWERS, 'at most 30 answers'),
  z.array(z.looseObject({ key: id, value: answer })).max(MOST_ANSWERS),
])

/** A line of the cart as it is written. */
export const itemSchema = z.object({
  _id: id.nullish().describe('The line that it was read from; what is as it was there stays, also what is sold out.'),
  item: reference,
  amount: amount.default(1),
  customization: customisation,
  order_desc: z
    .string()
    .max(2 * LONGEST_NOTE)
    .nullish(),
  item_fields: answersSchema
    .nullish()
    .describe('Answers to what the shop asks of the line, by key or as they were read; left out, they stay.'),
  set: z
    .object({
      order: z
        .record(id, amountInSet)
        .refine(...fewKinds)
        .default({}),
      customization: setTexts,
      slots: z
        .array(z.object({ product: id, order: z.record(id, amountInSet).refine(...fewKinds), customization: setTexts }))
        .max(MOST_SLOTS)
        .nullish(),
    })
    .nullish(),
})
type Item = z.infer<typeof itemSchema>

const line = z.string().max(500)
const stationPart = z.string().max(200).nullish()
const stationSchema = z
  .object({
    provider: stationPart,
    name: stationPart,
    zip: stationPart,
    city: stationPart,
    country: stationPart,
    customer_number: stationPart,
  })
  .describe('The parcel locker or pick-up point that the goods go to; null: to the door.')
export const orderInfoSchema = z
  .object({
    email: line.nullable(),
    comment: z.string().max(4000).nullable(),
    newsletter: z.boolean(),
    alternate: z.boolean(),
    cc_location: z.string().max(700).nullable(),
    selectedPayment: line.nullable(),
    deliver_in_parts: z.boolean(),
    shippingAddress: restAddressInput.nullable(),
    invoiceAddress: restAddressInput.nullable(),
    station: stationSchema.nullable(),
    item_fields: answersSchema,
  })
  .partial()

const euros = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : cents / 100)

/** What fills a set: by piece for those who know no slots, in which two slots of one product are added up, and by slot. */
function setFields(slots: SetFilling) {
  const filled = slots.map(({ productId, pieces }) => ({ product: productId, ...byPiece(productId, pieces) }))
  const all = slots.flatMap(({ productId, pieces }) => pieces.map(piece => ({ ...piece, productId })))
  const order: Record<string, number> = {}
  const customization: Record<string, string[]> = {}
  for (const { productId, variantId, amount, texts } of all) {
    const key = variantId ?? productId
    order[key] = (order[key] ?? 0) + amount
    customization[key] = [...(customization[key] ?? []), ...texts]
  }
  return { order, customization, slots: filled }
}

const byPiece = (productId: string, pieces: SetFilling[number]['pieces']) => {
  const keyed = pieces.map(piece => ({ ...piece, key: piece.variantId ?? productId }))
  return {
    order: Object.fromEntries(keyed.map(({ key, amount }) => [key, amount])),
    customization: Object.fromEntries(keyed.map(({ key, texts }) => [key, texts])),
  }
}

/** What some pieces more save, in euros. */
const nextTierOf = ({ nextTier }: LineView) =>
  nextTier && {
    ...{ from: nextTier.from, missing: nextTier.missing },
    ...{ price: euros(nextTier.priceFrom), price_to: euros(nextTier.priceTo) },
    ...{ saving: euros(nextTier.savingFrom), saving_to: euros(nextTier.savingTo) },
  }

/** What the shop asks, as the documented clients read it, with what was answered. */
const askedOf = (fields: readonly OrderField[], answers: Answers | null | undefined) =>
  fields.map(({ key, kind, label, isRequired, options }) => ({
    ...{ key, type: kind, label: label.de, label_en: label.en ?? null, required: isRequired },
    options: options.map(option => ({ key: option.key, label: option.label.de, label_en: option.label.en ?? null })),
    value: answers?.[key] ?? null,
  }))

/** Answers as the documented clients send them: by field, or as they read them. */
export const answersSent = (sent: z.infer<typeof answersSchema>): AnswersInput =>
  Array.isArray(sent)
    ? sent.map(({ key, value }) => ({ key, text: value === null ? null : String(value) }))
    : Object.entries(sent).map(([key, value]) => ({ key, text: value === null ? null : String(value) }))

type Reasons = ReturnType<typeof cartReasons>

function lineOf(view: LineView, contents: CartView['contents'], reasons: Reasons, language: Language) {
  const { productIndex, settings } = contents
  const { line, standing, priced, sale, setPrices, delivery } = view
  return {
    _id: line.id,
    item: line.variantId ?? line.productId,
    product: line.productId,
    title: line.title,
    amount: line.amount,
    quantity_unit: lineUnit(contents, line, language),
    customization: line.texts.length > 0 || line.written ? { personalisierung: line.texts, ...line.written } : null,
    order_desc: line.orderNote,
    item_fields: askedOf(fieldsOfLine(settings, productIndex.get(line.productId)), line.answers),
    set: line.slots && setFields(line.slots),
    soldOut: standing.state === 'soldOut',
    deleted: standing.state === 'discontinued',
    hardRemoved: isGone(line, productIndex),
    state: standing.state,
    price: euros(priced && (priced.unitPrice ?? Math.round(priced.sum / Math.max(1, priced.units)))),
    set_prices: setPrices.map(({ sets, price, isChild }) => ({ sets, price: euros(price), child: isChild })),
    next_tier: nextTierOf(view),
    ...saleFields(sale),
    total: euros(priced?.gross),
    total_cents: priced?.gross ?? null,
    price_reason: reasons.get(line.id)?.map(presentPart) ?? null,
    ...deliveryFields(delivery),
  }
}

/** Whether the catalogue no longer knows what a line is of: it has not only been taken off sale. */
function isGone({ productId, variantId }: CartLine, productIndex: ProductIndex): boolean {
  const product = productIndex.get(productId)
  return product === undefined || (variantId !== null && product.variants.every(({ id }) => id !== variantId))
}

/** When it comes; null where it is not known. */
const deliveryFields = (delivery: ShownDelivery | null) => ({
  earliest_delivery: delivery?.earliest ?? null,
  latest_delivery: delivery?.latest ?? null,
})

/** Where goods can be picked up, as the shop names it; empty where it offers none. */
const placesOf = (settings: Settings, language: Language): string[] =>
  pickupPlaces(settings).map(place => placeLine(namedPlace(place, language)))

/** The key of the place that is named, by its key or as `cc_locations` has it. Refuses INVALID_INPUT what is none of the
 *  shop's places in one of its languages. */
export function pickupNamed(settings: Settings, location: string): string {
  const places = pickupPlaces(settings)
  const place =
    places.find(({ key }) => key === location) ??
    places.find(each => languages.some(language => placeLine(namedPlace(each, language)) === location))
  return (
    place?.key ?? refuse('INVALID_INPUT', ['orderInfo', 'cc_location'], 'This is none of the places in cc_locations.')
  )
}

/** Where a cart's goods are picked up, as `cc_locations` names it. */
function locationOf({ checkout, contents: { settings } }: CartView, language: Language): string | null {
  const place = checkout.isPickup && chosenPlace(pickupPlaces(settings), checkout.pickupPlace ?? null)
  return place ? placeLine(namedPlace(place, language)) : null
}

const stationFields = ({ customerNumber, provider, name, zip, city, country }: Station) => ({
  ...{ provider, name, zip, city, country, customer_number: customerNumber },
})

/** A code of a cart, and what it does for it. */
export const presentCode = ({ kind, code, taken, remaining, notice }: CartCode) => ({
  ...{ kind, code, discount: taken / 100, discount_cents: taken, reason: notice?.code ?? null },
  remaining_cents: remaining,
  missing_cents: typeof notice?.details?.missing === 'number' ? notice.details.missing : null,
})

/** The cart as the documented clients read it; amounts in euros with two decimals, `total_cents` in whole cents.
 *  `completed`: whether an order was the last that was done with it. */
function cartOf(cart: CartView | null, language: Language, completed = false) {
  const checkout = cart?.checkout ?? emptyCheckout
  const totals = cart?.quote.totals
  const reasons: Reasons = cart ? cartReasons(cart, language) : new Map()
  const home = cart ? shopSettings.of(cart.contents.settings).country : ''
  return {
    _id: cart?.id ?? null,
    revision: cart?.revision ?? 0,
    items: (cart?.lines ?? []).map(line => lineOf(line, cart!.contents, reasons, language)),
    orderInfo: {
      email: checkout.email,
      comment: checkout.comment,
      newsletter: checkout.newsletter,
      alternate: checkout.hasOwnInvoiceAddress,
      cc_location: cart && locationOf(cart, language),
      selectedPayment: checkout.paymentMethod,
      shippingAddress: checkout.shippingAddress && presentAddress(checkout.shippingAddress, home),
      invoiceAddress: checkout.invoiceAddress && presentAddress(checkout.invoiceAddress, home),
      deliver_in_parts: cart?.isInParts ?? false,
      station: checkout.station ? stationFields(checkout.station) : null,
      item_fields: cart ? askedOf(fieldsOfOrder(cart.contents.settings), checkout.answers) : [],
      completed,
    },
    cc_locations: cart ? placesOf(cart.contents.settings, language) : [],
    delivery: {
      ...deliveryFields(cart?.delivery ?? null),
      after_payment: cart?.isDeliveredAfterPayment ?? false,
      parts: cart?.parts ?? null,
    },
    totals: {
      goods: euros(totals?.goods ?? 0),
      discount: euros(totals?.discount ?? 0),
      shipping: euros(totals?.shipping ?? 0),
      net: euros(totals?.net ?? 0),
      vat: euros(totals?.vat ?? 0),
      gross: euros(totals?.gross ?? 0),
      total_cents: totals?.gross ?? 0,
      to_pay: euros(totals?.toPay ?? 0),
      to_pay_cents: totals?.toPay ?? 0,
      vat_ground: cart && cartVatGround(cart, language),
    },
    codes: (cart?.codes ?? []).map(presentCode),
    vat_id_status: cart?.vatIdStatus ?? null,
    paymentsources: cart?.quote.paymentMethods ?? [],
  }
}

/** The viewer's cart in that form. `wasPlaced` says of an empty cart whether it was just ordered with. */
export async function presentCart(
  context: OperationContext,
  wasPlaced: (cartId: string) => Promise<boolean> = async () => false,
) {
  const { viewer } = context
  if (ownsNothing(viewer)) return cartOf(null, context.language)
  const now = context.now()
  const cart = viewCart(await readContents(context.database.drizzle, viewer, now), viewer, now)
  const isEmpty = cart !== null && cart.lines.length === 0
  return cartOf(cart, context.language, isEmpty && (await wasPlaced(cart.id)))
}

/** The documented items as the cart takes them: a variant's id stands for its product too, a set's pieces find their
 *  slots, and an amount of -1 leaves its item out. */
export async function cartItemsOf(context: OperationContext, items: readonly Item[]): Promise<CartItem[]> {
  const wanted = items.filter(item => item.amount !== -1)
  const keysOf = ({ set }: Item) =>
    [set?.order, ...(set?.slots ?? []).map(({ order }) => order)].flatMap(order => Object.keys(order ?? {}))
  const variantIds = wanted.flatMap(item => [item.item, ...keysOf(item)]).filter(isId)
  const setIds = wanted.flatMap(({ item, set }) => (set && isId(item) ? [item] : []))
  const [owners, slotsOf] = await Promise.all([
    productsOfVariants(context.database, variantIds),
    slotsOfSets(context.database, setIds),
  ])
  return wanted.map((item): CartItem => {
    const answers = item.item_fields ? { answers: answersSent(item.item_fields) } : {}
    const named = { ref: item.item, lineId: item._id ?? null, ...answers }
    if (item.set) return { ...named, set: setOf(item, item.set, owners, slotsOf) }
    const productId = owners.get(item.item) ?? item.item
    const variantId = productId === item.item ? null : item.item
    const text = item.customization?.personalisierung ?? null
    const texts = typeof text === 'string' ? [text] : text
    const pieces = [{ variantId, amount: item.amount, texts }]
    const { personalisierung: _texts, ...given } = item.customization ?? {}
    const written = Object.entries(given).map(([key, value]) => ({ key, text: value ?? '' }))
    return { ...named, goods: { productId, pieces, personalised: null, orderNote: item.order_desc ?? null, written } }
  })
}

type SetOrder = NonNullable<Item['set']>
type SlotToAdd = AddSetToCart['slots'][number]

/** A set as the cart takes it: by its slots where they are given, else pieces are handed to the set's slots in their order,
 *  equally many to each slot of one product. */
function setOf(
  item: Item,
  set: SetOrder,
  owners: ReadonlyMap<string, string>,
  slotsOf: ReadonlyMap<string, readonly string[]>,
): AddSetToCart {
  const slots = set.slots
    ? set.slots.map(({ product, order, customization }) => ({
        productId: product,
        pieces: piecesOf(order, customization).map(piece => ({ ...piece, variantId: variantOf(piece.key, owners) })),
      }))
    : handedOut(set, owners, slotsOf.get(item.item) ?? [])
  return { productId: item.item, slots, personalised: null, orderNote: item.order_desc ?? null }
}

type KeyedPiece = { readonly key: string; readonly amount: number; readonly texts: readonly string[] | null }

const piecesOf = (order: SetOrder['order'], customization: SetOrder['customization']): KeyedPiece[] =>
  Object.entries(order).map(([key, amount]) => ({ key, amount, texts: customization?.[key] ?? null }))

/** Pieces go by a variant's id, of a product without variants by the product's. */
const variantOf = (key: string, owners: ReadonlyMap<string, string>): string | null => (owners.has(key) ? key : null)

function handedOut(set: SetOrder, owners: ReadonlyMap<string, string>, setSlots: readonly string[]): SlotToAdd[] {
  const byProduct = Map.groupBy(piecesOf(set.order, set.customization), ({ key }) => owners.get(key) ?? key)
  // What fits no slot stands behind them, so that the cart refuses it.
  const strangers = [...byProduct.keys()].filter(id => !setSlots.includes(id))
  const left = new Map(byProduct)
  return [...setSlots, ...strangers].map((productId, at, all) => {
    const others = all.slice(at).filter(id => id === productId).length
    const pieces = left.get(productId) ?? []
    const share = others === 1 ? Number.POSITIVE_INFINITY : Math.ceil(sumOf(pieces) / others)
    const { taken, rest } = takenFrom(pieces, share)
    left.set(productId, rest)
    return { productId, pieces: taken.map(piece => ({ ...piece, variantId: variantOf(piece.key, owners) })) }
  })
}

const sumOf = (pieces: readonly KeyedPiece[]) => pieces.reduce((sum, { amount }) => sum + amount, 0)

/** The first so many of some pieces, and the rest; a single text stands for all pieces of its kind. */
function takenFrom(pieces: readonly KeyedPiece[], most: number): { taken: KeyedPiece[]; rest: KeyedPiece[] } {
  const taken: KeyedPiece[] = []
  const rest: KeyedPiece[] = []
  let room = most
  for (const piece of pieces) {
    const count = Math.min(piece.amount, Math.max(0, room))
    const texts = piece.texts && piece.texts.length > 1 ? piece.texts : null
    if (count > 0) taken.push({ ...piece, amount: count, texts: texts ? texts.slice(0, count) : piece.texts })
    if (count < piece.amount)
      rest.push({ ...piece, amount: piece.amount - count, texts: texts ? texts.slice(count) : piece.texts })
    room -= count
  }
  return { taken, rest }
}

import { type Language, textIn } from '../../../kit/languages.ts'
import type { PostalAddress } from '../../../kit/postalAddresses.ts'
import { fieldsOfLine, fieldsOfOrder, givenAnswers } from '../../cart/rules/answers.ts'
import type { CartLine } from '../../cart/rules/contents.ts'
import { lineProperties } from '../../cart/rules/lineProperties.ts'
import { lineUnit } from '../../cart/rules/lineUnit.ts'
import { cartReasons } from '../../cart/rules/reasons.ts'
import { isAllPersonalised } from '../../cart/rules/texts.ts'
import { freedBy, vatGround } from '../../cart/rules/vatGround.ts'
import type { CartView, LineView } from '../../cart/rules/view.ts'
import { imageOf, type ProductFacts, type ProductIndex, type VariantFacts } from '../../pricing/queries/facts.ts'
import { chosenPlace, namedPlace, placeLine } from '../../pricing/rules/pickup.ts'
import { orderedStation } from '../../pricing/rules/stations.ts'
import { smallBusinessGround, usualVatWords, type VatWords, vatWords } from '../../pricing/rules/vatDisplay.ts'
import {
  discountSettings,
  methodDescription,
  paymentSettings,
  pickupPlaces,
  shippingSettings,
  stationProviders,
  vatSettings,
} from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import type { OrderConsents, OrderLabels, OrderPiece, orderLines, orders } from '../tables.ts'
import { holdReasonOf } from './holding.ts'

/** An order's row but for its number, which is drawn last. */
export type NewOrder = Omit<typeof orders.$inferSelect, 'orderNumber' | 'searchText'>
export type NewOrderLine = typeof orderLines.$inferSelect

/** What an order has besides what the cart says. */
export type Placement = {
  readonly orderId: string
  readonly newId: () => string
  readonly idempotencyKeyHash: string
  readonly secretHashes: readonly string[]
  readonly accountId: string | null
  readonly companyId: string | null
  readonly email: string
  readonly language: Language
  readonly shippingAddress: PostalAddress
  readonly invoiceAddress: PostalAddress
  readonly consents: OrderConsents
  /** The texts in force (`content/rules/agreedTexts.ts`). */
  readonly agreementId: string | null
  readonly now: Date
}

/**
 * An order out of a cart: everything that the order, its documents and its mails will ever show, copied in the buyer's
 * language. The cart has been checked: each of its lines counts. What needs a second person's look is held, and not paid
 * before that although nothing is to pay. Source: decisions.md "Identity"; design "Orders and
 * issued documents are snapshots".
 */
export function snapshotOf(cart: CartView, placement: Placement): { order: NewOrder; lines: NewOrderLine[] } {
  const { quote, checkout } = cart
  const { language, invoiceAddress, now } = placement
  const holdReason = holdReasonOf(cart.reckoned)
  const isPaid = quote.totals.toPay === 0 && holdReason === null
  const order: NewOrder = {
    id: placement.orderId,
    idempotencyKey: placement.idempotencyKeyHash,
    cartId: cart.id,
    accountId: placement.accountId,
    companyId: placement.companyId,
    secretHashes: [...placement.secretHashes],
    endedSecretHashes: [],
    linkRenewedAt: null,
    state: 'open',
    paymentState: isPaid ? 'paid' : 'open',
    shippingState: 'open',
    holdState: holdReason && 'held',
    holdReason,
    email: placement.email,
    language,
    customerName: customerName(invoiceAddress),
    shippingAddress: placement.shippingAddress,
    invoiceAddress,
    isPickup: checkout.isPickup,
    needsShipping: cart.needsShipping,
    station:
      !checkout.isPickup && checkout.station
        ? orderedStation(checkout.station, stationProviders(cart.contents.settings))
        : null,
    paymentMethod: checkout.paymentMethod ?? '',
    comment: checkout.comment,
    answers: givenAnswers(fieldsOfOrder(cart.contents.settings), checkout.answers ?? {}, language),
    newsletter: checkout.newsletter,
    currency: shopSettings.of(cart.contents.settings).currency,
    netCents: quote.totals.net,
    vatCents: quote.totals.vat,
    grossCents: quote.totals.gross,
    toPayCents: quote.totals.toPay,
    pieceCount: cart.pieceCount,
    quote,
    labels: labelsOf(cart, placement),
    consents: placement.consents,
    agreementId: placement.agreementId,
    partner: checkout.partner ?? null,
    vatIdCheck: freedBy(quote) === 'intraCommunity' ? (checkout.vatIdCheck ?? null) : null,
    deliveryWeeks: cart.delivery?.weeks ?? null,
    earliestDelivery: cart.delivery?.earliest ?? null,
    latestDelivery: cart.delivery?.latest ?? null,
    firstPartBy: cart.isInParts ? (cart.parts?.first ?? null) : null,
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    isRead: false,
    tags: [],
    revision: 1,
    placedAt: now,
    payBy: cart.payBy,
    paidAt: isPaid ? now : null,
    shippedAt: null,
    cancelledAt: null,
    noteText: null,
  }
  const reasons = cartReasons(cart, language)
  const lines = cart.lines.map((view, i) => ({
    ...orderLine(view, i + 1, cart.contents, placement),
    answers: givenAnswers(
      fieldsOfLine(cart.contents.settings, cart.contents.productIndex.get(view.line.productId)),
      view.line.answers ?? {},
      language,
    ),
    priceReason: reasons.get(view.line.id) ?? null,
  }))
  return { order, lines }
}

/** Why no VAT is due on an order, in its buyer's language; null where it is. Orders from before that was kept say it by
 *  their quote. */
export const vatGroundOf = (
  order: Pick<typeof orders.$inferSelect, 'labels' | 'quote' | 'language' | 'invoiceAddress'>,
): string | null =>
  order.labels.vatGround ?? vatGround(order.quote, order.language, { buyer: order.invoiceAddress.vatId, seller: '' })

/** How an order speaks of its VAT; those from before that was kept as usual. */
export const vatWordsOf = ({ labels, language }: Pick<typeof orders.$inferSelect, 'labels' | 'language'>): VatWords =>
  labels.vat ?? usualVatWords(language)

/** Whom an order is filed under: the company, else the person. */
export const customerName = ({ type, company, firstName, lastName }: PostalAddress): string =>
  type === 'company' && company ? company : `${firstName} ${lastName}`

function labelsOf(
  { contents: { settings }, checkout, quote, codes, needsShipping }: CartView,
  { language, invoiceAddress }: Placement,
): OrderLabels {
  const method = paymentSettings.of(settings).methods.find(({ id }) => id === checkout.paymentMethod)
  const groups = new Map(discountSettings.of(settings).groups.map(({ id, title }) => [id, title]))
  const used = quote.discounts.flatMap(({ group }) => (group === null ? [] : [group]))
  const countries = shippingSettings.of(settings).countries.map(({ code, title }) => [code, textIn(language, title)])
  const coupon = codes.find(({ kind, taken }) => kind === 'coupon' && taken > 0)?.code
  const chosen = checkout.isPickup ? chosenPlace(pickupPlaces(settings), checkout.pickupPlace ?? null) : null
  const place = chosen && namedPlace(chosen, language)
  const addressed = new Set([
    checkout.shippingAddress?.country,
    checkout.invoiceAddress?.country,
    checkout.station?.country,
  ])
  return {
    vatIncluded: vatSettings.of(settings).type === 'inclusive',
    vat: vatWords(settings, language),
    vatGround:
      smallBusinessGround(settings, language) ??
      vatGround(quote, language, { buyer: invoiceAddress.vatId, seller: shopSettings.of(settings).vatId }),
    paymentMethod: method
      ? { title: textIn(language, method.title), description: methodDescription(method, language, { needsShipping }) }
      : { title: '', description: null },
    pickupAddress: place && placeLine(place),
    pickupPlace: place,
    discounts: Object.fromEntries(used.map(id => [id, textIn(language, groups.get(id) ?? { de: id })])),
    ...(coupon !== undefined && { coupon }),
    countries: Object.fromEntries(countries.filter(([code]) => addressed.has(code))),
  }
}

function orderLine(
  { line, priced, times, delivery }: LineView,
  position: number,
  contents: CartView['contents'],
  { orderId, newId, language }: Placement,
): Omit<NewOrderLine, 'priceReason' | 'answers'> {
  const { productIndex, settings } = contents
  const product = productIndex.get(line.productId)
  if (!product || !priced) throw new Error(`line ${line.id} does not count and cannot be ordered`)
  const variant = product.variants.find(({ id }) => id === line.variantId) ?? null
  return {
    id: newId(),
    orderId,
    position,
    productId: product.id,
    variantId: variant?.id ?? null,
    kind: product.kind,
    title: textIn(language, product.title),
    sku: variant?.sku ?? product.productNumber,
    fit: variant?.fit ?? null,
    size: variant?.size ?? null,
    color: variant && colorOf(variant, language),
    properties: lineProperties(product, line, settings, language),
    amount: line.amount,
    childSets: priced.childSets,
    unitPriceCents: priced.unitPrice,
    sumCents: priced.sum,
    discountCents: priced.discount,
    amountCents: priced.amount,
    netCents: priced.net,
    vatCents: priced.vat,
    grossCents: priced.gross,
    vatRate: priced.vatRate ?? 0,
    vatCategory: priced.vatCategory ?? 'standard',
    texts: [...line.texts],
    pieces: piecesOf(line, productIndex, settings, language),
    voucher: line.voucher ?? null,
    orderNote: line.orderNote,
    quantityUnit: lineUnit(contents, line, language),
    imageFileId: imageOf(product, variant)?.id ?? null,
    deliveryWeeks: delivery?.weeks ?? null,
    earliestDelivery: delivery?.earliest ?? null,
    latestDelivery: delivery?.latest ?? null,
    deliveryTimes: times,
    isWithdrawalExcluded: isAllPersonalised(line),
  }
}

function piecesOf(line: CartLine, productIndex: ProductIndex, settings: Settings, language: Language): OrderPiece[] {
  return (line.slots ?? []).flatMap(({ productId, pieces }, slot) =>
    pieces.map(({ variantId, amount, texts }) => {
      const product = productIndex.get(productId) as ProductFacts
      const variant = product.variants.find(({ id }) => id === variantId) ?? null
      return {
        slot,
        productId,
        variantId,
        title: textIn(language, product.title),
        sku: variant?.sku ?? product.productNumber,
        fit: variant?.fit ?? null,
        size: variant?.size ?? null,
        color: variant && colorOf(variant, language),
        amount,
        texts,
        properties: lineProperties(product, { variantId }, settings, language),
      }
    }),
  )
}

const colorOf = ({ color }: VariantFacts, language: Language): string | null => color && textIn(language, color.title)

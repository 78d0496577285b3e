import { type Day, dayOf } from '../../../kit/days.ts'
import type { Language } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import type { PostalDraft } from '../../../kit/postalAddresses.ts'
import type { RefusalCode } from '../../../kit/refusals.ts'
import type { VatId } from '../../../kit/vatIds.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { StockCalendar } from '../../catalogue/rules/availability.ts'
import { listingSettings } from '../../catalogue/settings.ts'
import { type BuyerFacts, pricedAs, pricingCase } from '../../pricing/queries/facts.ts'
import { lineTimes } from '../../pricing/queries/lineDelivery.ts'
import {
  allAtOnce,
  type Delivery,
  type DeliveryTimes,
  deliveryFrom,
  deliveryTerms,
  inParts,
  type ShownDelivery,
} from '../../pricing/rules/deliveryDates.ts'
import { type DestinationVat, destinationVat } from '../../pricing/rules/destinationVat.ts'
import { dayOfTaking } from '../../pricing/rules/dispatch.ts'
import type { Customer, PricingCase, VatIdStatus } from '../../pricing/rules/pricingCase.ts'
import { publicGroups, withPublicPrices } from '../../pricing/rules/publicPrices.ts'
import type { Quote, QuoteLine, RefusalCode as QuoteRefusalCode } from '../../pricing/rules/quote.ts'
import { type NextTier, nextTiers } from '../../pricing/rules/tierCoach.ts'
import { smallBusinessGround } from '../../pricing/rules/vatDisplay.ts'
import { dependsOnProof, idToAsk, vatIdStatus } from '../../pricing/rules/vatProof.ts'
import { shippingSettings, stationProviders } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import type { CheckoutDetails } from '../tables.ts'
import { answerRefusals, fieldsOfLine } from './answers.ts'
import { type CartCode, pricedWithCodes } from './codes.ts'
import { type CartLine, type Contents, emptyCheckout } from './contents.ts'
import { type LinePrice, linePrice } from './linePrices.ts'
import { type LineStanding, lineStandings } from './lineStates.ts'
import { minimumOrder } from './minimumOrder.ts'
import { paymentTerm, waitsForMoney } from './paymentTerm.ts'
import { isPersonalised } from './texts.ts'
import { vatGround } from './vatGround.ts'

/** A line as its buyer sees it; `priced` is null for a line that does not count. */
export type LineView = LinePrice & {
  readonly line: CartLine
  readonly standing: LineStanding
  readonly priced: QuoteLine | null
  /** What some pieces more save; the same for all lines that count towards one tier. */
  readonly nextTier: NextTier | null
  /** What its delivery is reckoned from, and when that is; null for a line that does not count. */
  readonly times: DeliveryTimes | null
  readonly delivery: ShownDelivery | null
}

/** Why a cart cannot be ordered as it is; `line` is null where it is about the whole cart. */
export type CartProblem = {
  readonly code: RefusalCode
  readonly line: LineView | null
  readonly details?: Readonly<Record<string, unknown>>
  /** Where it is mended within the line; absent: in the line as such. */
  readonly path?: readonly string[]
}

/** A cart as its owner sees it: lines with their states, and one quote for those that count. */
export type CartView = {
  readonly id: string
  readonly revision: number
  readonly contents: Contents
  /** How the shop speaks of stock today. */
  readonly calendar: StockCalendar
  /** The day from which the delivery of what is ordered now counts. */
  readonly takenOn: Day
  readonly checkout: CheckoutDetails
  readonly lines: readonly LineView[]
  readonly pieceCount: number
  /** False where it holds vouchers alone: they come by e-mail, so there is nothing to send, to fetch or to wait for. */
  readonly needsShipping: boolean
  /** As the buyer reads it: the price that everybody is asked for is the price, discounts are what comes off beyond. */
  readonly quote: Quote
  /** The same with all discounts as such. */
  readonly reckoned: Quote
  /** What was priced, but for its codes. */
  readonly asked: PricingCase
  /** Codes that were entered, and what each does. */
  readonly codes: readonly CartCode[]
  /** How far the company's VAT id is proven, where it depends on that whether VAT is due; else null. */
  readonly vatIdStatus: VatIdStatus | null
  readonly isShippingEstimated: boolean
  /** Null: no such threshold, or nothing is shipped. */
  readonly freeShipping: { readonly from: Cents; readonly missing: Cents } | null
  /** The least that the goods must be worth, and what lacks of it; null where nothing lacks. */
  readonly minimum: { readonly amount: Cents; readonly missing: Cents } | null
  /** The last day for what is paid in advance, and null for all else; see `paymentTerm`. */
  readonly payBy: Day | null
  /** Whether the delivery counts from the payment. */
  readonly isDeliveredAfterPayment: boolean
  /** Of all in one go: of what is paid in advance, if it is paid on the last day; null for an empty cart. */
  readonly delivery: ShownDelivery | null
  /** The last days of two deliveries, where the shop offers that and it helps; else null. */
  readonly parts: { readonly first: Day; readonly rest: Day } | null
  /** Whether the buyer wants these two. */
  readonly isInParts: boolean
  readonly problems: readonly CartProblem[]
}

/** The address that the invoice goes to, as far as it is known. */
const invoiceAddressOf = (checkout: CheckoutDetails): PostalDraft | null =>
  checkout.hasOwnInvoiceAddress ? checkout.invoiceAddress : checkout.shippingAddress

/** What was entered, with the invoice to the company for which the viewer buys: that is not theirs to choose. */
const forCompany = (checkout: CheckoutDetails, { company }: Viewer): CheckoutDetails =>
  company ? { ...checkout, hasOwnInvoiceAddress: true, invoiceAddress: company.address } : checkout

/** How an order goes that nothing is sent of, whatever was chosen before the goods left the cart. */
const nothingSent = { isPickup: false, pickupPlace: null, station: null, deliversInParts: false } as const

type Buyer = BuyerFacts & { readonly customer: Customer }

/** What prices depend on of the buyer. A VAT id counts as unproven until the register has answered for it, so nobody is
 *  freed from VAT by typing (pricing.md, step 9). */
export function buyerOf(viewer: Viewer, checkout: CheckoutDetails, settings: Settings, now: Date): Buyer {
  const invoice = invoiceAddressOf(checkout)
  const { station, shippingAddress } = checkout
  // What is known of a station counts: until its country is, the buyer's own place.
  const country = station?.country || shippingAddress?.country
  const zip = station?.country ? station.zip : shippingAddress?.zip
  const provider = station && stationProviders(settings).find(({ key }) => key === station.provider)
  const vatId = invoice?.type === 'company' ? invoice.vatId : null
  return {
    customer: {
      ...viewer.terms,
      roles: viewer.roles,
      company: invoice?.type === 'company',
      vatId: vatId ? { number: vatId, status: vatIdStatus(settings, vatId, checkout.vatIdCheck ?? null, now) } : null,
    },
    destination: country ? { country, postcode: zip ?? null } : null,
    invoiceCountry: invoice?.country ?? null,
    pickup: checkout.isPickup,
    ...(provider && { shippingChange: provider.stations.change }),
  }
}

/** Where the goods are handed over, as VAT looks at it; null where that is at the seller's, or not known. */
const deliveredTo = ({ destination, pickup }: BuyerFacts): BuyerFacts['destination'] => (pickup ? null : destination)

/** The VAT id that the register has to be asked about before this cart can be free of VAT; null where it needs not. */
export function vatIdToAsk({ head, settings }: Contents, viewer: Viewer, now: Date): VatId | null {
  if (!head?.checkout) return null
  const checkout = forCompany(head.checkout, viewer)
  const buyer = buyerOf(viewer, checkout, settings, now)
  return idToAsk(settings, buyer.customer, deliveredTo(buyer), checkout.vatIdCheck ?? null, now)
}

/**
 * What a cart's owner sees. Lines that are sold out or no longer on sale do not count in the sum, but stop the order
 * until they are removed. Source: shop.md 4 "Cart line flags"; pricing.md.
 */
export function viewCart(contents: Contents, viewer: Viewer, now: Date): CartView | null {
  const { head, lines, productIndex, settings } = contents
  if (!head) return null
  const needsShipping = lines.length === 0 || lines.some(line => productIndex.get(line.productId)?.kind !== 'voucher')
  const entered = forCompany(head.checkout ?? emptyCheckout, viewer)
  const checkout = needsShipping ? entered : { ...entered, ...nothingSent }
  const today = dayOf(now, shopSettings.of(settings).timeZone)
  const calendar = { today, fewLeftUpTo: listingSettings.of(settings).fewLeftUpTo }
  const standings = lineStandings(lines, productIndex, { now, ...calendar })
  const counting = lines
    .filter((_, i) => standings[i]!.counts)
    .map(line => ({ ...line, isPersonalised: isPersonalised(line), ownAmount: line.voucher?.amount ?? null }))
  const buyer = buyerOf(viewer, checkout, settings, now)
  const asked = pricingCase(now, counting, productIndex, buyer, settings)
  const groups = publicGroups(asked.rules?.discountGroups)
  const { reckoned, codes } = pricedWithCodes(asked, contents.codes, { settings, now })
  const quote = withPublicPrices(reckoned, groups)
  const products = new Map((asked.products ?? []).map(product => [product.id, product]))
  const bare = new Map(reckoned.lines.map(line => [line.id, line]))
  const priced = new Map(quote.lines.map(line => [line.id, line]))
  const coached = nextTiers(asked, quote, groups, now.getTime())
  const payment = { paymentMethod: checkout.paymentMethod, toPayCents: quote.totals.toPay }
  const isDeliveredAfterPayment = waitsForMoney(payment.paymentMethod, payment.toPayCents)
  const payBy = paymentTerm(settings, { ...payment, now })
  // Where the money may come on whatever day, the weeks are known and the days are not.
  const isDated = !isDeliveredAfterPayment || payBy !== null
  const paidBy = isDeliveredAfterPayment ? payBy : null
  const takenOn = dayOfTaking(now, settings)
  const from = paidBy ?? takenOn
  const terms = deliveryTerms(settings, { pickup: checkout.isPickup })
  const shown = (delivery: Delivery | null): ShownDelivery | null =>
    delivery && !isDated ? { weeks: delivery.weeks, earliest: null, latest: null } : delivery
  const deliveries: Delivery[] = []
  const views = lines.map((line, i) => {
    const own = priced.get(line.id) ?? null
    const price = linePrice(line, bare.get(line.id) ?? null, {
      facts: productIndex.get(line.productId),
      product: products.get(pricedAs({ ...line, ownAmount: line.voucher?.amount ?? null })),
      groups,
      now: now.getTime(),
    })
    const times =
      needsShipping && own?.valid
        ? lineTimes({ ...line, isPersonalised: isPersonalised(line) }, productIndex, settings, now)
        : null
    const delivery = times && deliveryFrom(times, from, terms, paidBy ?? today)
    if (delivery) deliveries.push(delivery)
    return {
      ...{ line, standing: standings[i]!, priced: own, ...price },
      nextTier: coached.get(line.id) ?? null,
      ...{ times, delivery: shown(delivery) },
    }
  })
  const minimum = missingToMinimum(contents, buyer, quote)
  const parts =
    isDated && !checkout.isPickup && shippingSettings.of(settings).offersParts ? inParts(deliveries, terms) : null
  return {
    id: head.id,
    revision: head.revision,
    contents,
    ...{ calendar, takenOn },
    checkout,
    lines: views,
    pieceCount: pieceCount(lines),
    needsShipping,
    quote,
    reckoned,
    asked,
    codes,
    vatIdStatus: dependsOnProof(settings, buyer.customer, deliveredTo(buyer))
      ? (buyer.customer.vatId?.status ?? null)
      : null,
    isShippingEstimated: needsShipping && buyer.destination === null && !buyer.pickup,
    freeShipping: needsShipping ? freeShipping(contents, buyer, quote) : null,
    minimum,
    payBy,
    isDeliveredAfterPayment,
    delivery: shown(allAtOnce(deliveries)),
    parts,
    isInParts: parts !== null && (checkout.deliversInParts ?? false),
    problems: [...problemsOf(views, quote), ...answerProblems(views, contents), ...minimumProblem(minimum)],
  }
}

/** What sending a cart to the door costs, also while pick-up or a station is chosen; null where it cannot be sent there. */
export function costOfSending(cart: CartView, viewer: Viewer, now: Date): Cents | null {
  const { contents, checkout } = cart
  const toDoor = { ...checkout, isPickup: false, station: null }
  const sent =
    checkout.isPickup || checkout.station
      ? viewCart({ ...contents, head: { ...contents.head!, checkout: toDoor } }, viewer, now)!
      : cart
  return sent.problems.some(({ code }) => code === 'NOT_DELIVERABLE') ? null : sent.quote.totals.shipping
}

/** How goods are taxed where the cart's go, in the country of that code; null while it is not known. */
export function cartDestinationVat(
  { checkout, contents: { settings } }: CartView,
  viewer: Viewer,
  now: Date,
): (DestinationVat & { readonly country: string }) | null {
  const buyer = buyerOf(viewer, checkout, settings, now)
  const destination = buyer.pickup ? { country: shopSettings.of(settings).country } : buyer.destination
  const country = destination?.country
  return country ? { country, ...destinationVat(settings, buyer.customer, destination, now) } : null
}

/** Why no VAT is due on a cart, in words; null where it is. */
export const cartVatGround = ({ quote, checkout, contents }: CartView, language: Language): string | null =>
  smallBusinessGround(contents.settings, language) ??
  vatGround(quote, language, {
    buyer: invoiceAddressOf(checkout)?.vatId ?? null,
    seller: shopSettings.of(contents.settings).vatId,
  })

/** Pieces and sets in a cart; what the badge beside the cart's symbol counts. */
const pieceCount = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** The threshold of the country of delivery, and what is missing to it: it looks at all goods after discounts. */
function freeShipping(
  { settings, productIndex, lines }: Contents,
  buyer: BuyerFacts,
  quote: Quote,
): CartView['freeShipping'] {
  const from =
    shippingSettings.of(settings).freeFromByCountry[buyer.destination?.country ?? shopSettings.of(settings).country] ??
    0
  if (from === 0 || buyer.pickup) return null
  return { from, missing: Math.max(0, from - goodsOf({ productIndex, lines }, quote).amount) }
}

/** The lines that are goods and count, and what they are worth after discounts: vouchers are money for later. */
function goodsOf({ productIndex, lines }: Pick<Contents, 'productIndex' | 'lines'>, quote: Quote) {
  const kinds = new Map(lines.map(({ id, productId }) => [id, productIndex.get(productId)?.kind]))
  const goods = quote.lines.filter(({ id, valid }) => valid && kinds.get(id) !== 'voucher')
  return { count: goods.length, amount: goods.reduce((sum, { amount }) => sum + amount, 0) }
}

/** What lacks to the least value of an order; null where nothing does, and for a cart without goods. */
function missingToMinimum(contents: Contents, buyer: Buyer, quote: Quote): CartView['minimum'] {
  const amount = minimumOrder(contents.settings, {
    country: buyer.destination?.country ?? shopSettings.of(contents.settings).country,
    discountGroups: buyer.customer.discountGroups ?? [],
  })
  const goods = goodsOf(contents, quote)
  return goods.count === 0 || goods.amount >= amount ? null : { amount, missing: amount - goods.amount }
}

const minimumProblem = (minimum: CartView['minimum']): CartProblem[] =>
  minimum === null
    ? []
    : [{ code: 'ORDER_TOO_SMALL', line: null, details: { minimum: minimum.amount, missing: minimum.missing } }]

/** What lines that count still lack of what the shop asks. */
const answerProblems = (views: readonly LineView[], { settings, productIndex }: Contents): CartProblem[] =>
  views.flatMap(view => {
    if (!view.standing.counts) return []
    const fields = fieldsOfLine(settings, productIndex.get(view.line.productId))
    return answerRefusals(fields, view.line.answers ?? {}, ['answers']).map(({ code, path, details }) => ({
      ...{ code, path, line: view },
      ...(details && { details }),
    }))
  })

const problemOfState: Partial<Record<LineStanding['state'], RefusalCode>> = {
  soldOut: 'SOLD_OUT',
  discontinued: 'PRODUCT_UNAVAILABLE',
  missingParts: 'PRODUCT_UNAVAILABLE',
}

const problemOfQuote: Record<QuoteRefusalCode, RefusalCode> = {
  PRODUCT_UNKNOWN: 'PRODUCT_UNAVAILABLE',
  VARIANT_UNKNOWN: 'VARIANT_UNKNOWN',
  PRICE_MISSING: 'PRODUCT_UNAVAILABLE',
  SET_INCOMPLETE: 'SET_INCOMPLETE',
  SET_UNEQUAL: 'SET_UNEQUAL',
  AMOUNT_INVALID: 'AMOUNT_INVALID',
  VAT_RATE_MISSING: 'VAT_RATE_MISSING',
  NOT_DELIVERABLE: 'NOT_DELIVERABLE',
  CART_EMPTY: 'CART_EMPTY',
  NO_PAYMENT_METHOD: 'PAYMENT_METHOD_NOT_ALLOWED',
}

function problemsOf(views: readonly LineView[], quote: Quote): CartProblem[] {
  const problems: CartProblem[] = []
  for (const view of views) {
    const { state, availableAmount } = view.standing
    const code = problemOfState[state]
    if (code) problems.push({ code, line: view })
    else if (availableAmount !== null) {
      problems.push({ code: 'ONLY_FEW_LEFT', line: view, details: { available: availableAmount } })
    }
  }
  const byId = new Map(views.map(view => [view.line.id, view]))
  for (const { code, line } of quote.refusals) {
    if (code === 'CART_EMPTY' && views.length > 0) continue
    problems.push({ code: problemOfQuote[code], line: line === null ? null : (byId.get(line) ?? null) })
  }
  return problems
}

import { dayOf } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import type { Cents } from '../../../kit/money.ts'
import { type Refusal, type RefusalCode, refusal } from '../../../kit/refusals.ts'
import type { Reader } from '../../../platform/statements.ts'
import { isAnnounced, type StockCalendar } from '../../catalogue/rules/availability.ts'
import { listingSettings } from '../../catalogue/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { allAtOnce, type Delivery, deliveryFrom, deliveryTerms } from '../rules/deliveryDates.ts'
import { dayOfTaking } from '../rules/dispatch.ts'
import { bulkGroupKey, nextStep, reachedStep, type TierStep, tierLadder } from '../rules/linePrices.ts'
import { priceCart } from '../rules/priceCart.ts'
import {
  mergedReason,
  type NamedRule,
  namedReason,
  type PriceReason,
  priceReasons,
  upTo,
} from '../rules/priceReason.ts'
import type { Customer, Product } from '../rules/pricingCase.ts'
import { askedTierPrice, publicGroups, withPublicPrices } from '../rules/publicPrices.ts'
import type { LineRefusalCode } from '../rules/quote.ts'
import { tierSeparators } from '../rules/shopRules.ts'
import { type NextTier, nextTiers } from '../rules/tierCoach.ts'
import { discountTitle } from '../settings.ts'
import { type LineToPrice, type ProductFacts, type ProductIndex, pricingCase, pricingFacts } from './facts.ts'
import { lineTimes } from './lineDelivery.ts'

/** What is being chosen on a product's page: pieces by variant, or of a set its slots. Amounts of 0 are left out. */
export type Choice = {
  readonly productId: string
  readonly pieces: readonly ChosenPiece[]
  readonly slots: readonly { readonly productId: string; readonly pieces: readonly ChosenPiece[] }[]
  /** Whether some of it is to be printed with a text, which takes its days. */
  readonly isPersonalised?: boolean
}

/** `variantId` null: the product has no variants. */
export type ChosenPiece = { readonly variantId: string | null; readonly amount: number }

/** What the choice costs everybody, in the shop's own basis: what a customer is granted beyond, and what depends on the
 *  whole cart, are discounts of the cart. */
export type ProductQuote = {
  /** Pieces, or complete sets. */
  readonly amount: number
  readonly childSets: number | null
  readonly total: Cents
  /** Null where the pieces have different unit prices, and for sets. */
  readonly unitPrice: Cents | null
  readonly tiers: readonly {
    readonly from: number
    readonly price: Cents
    readonly isReached: boolean
    readonly isCurrent: boolean
  }[]
  readonly missingToNextTier: number | null
  readonly nextTierPrice: Cents | null
  /** What some pieces more save: of the first of the chosen pieces for which more of them do. */
  readonly nextTier: NextTier | null
  /** The chosen variants (null: the product itself) whose pieces count towards it. */
  readonly nextTierVariantIds: readonly (string | null)[]
  /** Of what is ordered today; null where nothing of it can be. */
  readonly delivery: Delivery | null
  readonly errors: readonly Refusal[]
  /** Why it costs that; reckoned when it is asked for. */
  readonly reason: () => PriceReason<NamedRule>
}

/** Reads what a choice's price depends on, in one statement, and prices it; null for a product that is not on sale. */
export async function readProductQuote(
  database: Reader,
  choice: Choice,
  customer: Customer,
  now: Date,
  language: Language = 'de',
): Promise<ProductQuote | null> {
  const productIds = [choice.productId, ...choice.slots.map(({ productId }) => productId)].filter(isId)
  const pieces = [...choice.pieces, ...choice.slots.flatMap(slot => slot.pieces)]
  const variantIds = pieces.flatMap(({ variantId }) => (variantId !== null && isId(variantId) ? [variantId] : []))
  const { productIndex, settings } = await pricingFacts(database, { productIds, variantIds })
  return quoteChoice(choice, productIndex, settings, customer, now, language)
}

/**
 * Prices a choice as the cart would. What is wrong with it is told in `errors` beside the price of the rest; a set
 * whose slots are unequal has no price yet. Source: pricing.md, steps 1 to 3; shop.md 4 "Set table".
 */
export function quoteChoice(
  choice: Choice,
  productIndex: ProductIndex,
  settings: Settings,
  customer: Customer,
  now: Date,
  language: Language = 'de',
): ProductQuote | null {
  const product = productIndex.get(choice.productId)
  if (!product || !isOnSale(product, now)) return null
  const { isPersonalised = false } = choice
  const lines = linesOf(choice, product).map(line => ({ ...line, isPersonalised }))
  const buyer = { customer, destination: null, invoiceCountry: null, pickup: true }
  const priced = pricingCase(now, lines, productIndex, buyer, settings)
  const groups = publicGroups(priced.rules?.discountGroups)
  const reckoned = priceCart(priced)
  const quote = withPublicPrices(reckoned, groups)
  const today = dayOf(now, shopSettings.of(settings).timeZone)
  const unitPrices = new Set(quote.lines.flatMap(({ valid, unitPrice }) => (valid ? [unitPrice] : [])))
  const sets = quote.lines[0]
  const coached = nextTiers(priced, quote, groups, now.getTime())
  const nextTier = lines.flatMap(({ id }) => coached.get(id) ?? [])[0] ?? null
  const terms = deliveryTerms(settings)
  const takenOn = dayOfTaking(now, settings)
  return {
    amount: product.kind === 'set' ? completeSets(choice) : sum(quote.lines.map(({ units }) => units)),
    childSets: product.kind === 'set' && sets?.valid ? sets.childSets : null,
    total: quote.totals.goods,
    unitPrice: unitPrices.size === 1 ? [...unitPrices][0]! : null,
    ...tierState(
      priced.products!.find(({ id }) => id === product.id)!,
      lines.flatMap((line, i) => (quote.lines[i]!.valid ? [line] : [])),
      product,
      tierSeparators(settings),
      step => askedTierPrice(priced.products!.find(({ id }) => id === product.id)!, step, groups, now.getTime()),
    ),
    nextTier,
    nextTierVariantIds: lines.flatMap(({ id, variantId }) =>
      nextTier && coached.get(id) === nextTier ? [variantId] : [],
    ),
    delivery: allAtOnce(
      [
        ...new Map(
          lines.flatMap((line, i) => (quote.lines[i]!.valid ? [[line.variantId, line] as const] : [])),
        ).values(),
      ].map(line => deliveryFrom(lineTimes(line, productIndex, settings, now), takenOn, terms, today)),
    ),
    errors: [
      ...quote.refusals.flatMap(({ code, line }) => (line === null ? [] : lineError(code, line, choice))),
      ...stockErrors(choice, product, productIndex, { today, fewLeftUpTo: listingSettings.of(settings).fewLeftUpTo }),
    ],
    reason: () => {
      const ofAll = mergedReason([...priceReasons(priced, reckoned).values()])
      return namedReason(upTo(ofAll, 'offer'), discountTitle(settings, language))
    },
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

const isOnSale = (product: ProductFacts, now: Date): boolean =>
  !product.isOffline && !product.isDeleted && (product.visibleFrom === null || new Date(product.visibleFrom) <= now)

/** A line's id is the index of its piece. */
function linesOf({ productId, pieces, slots }: Choice, product: ProductFacts): LineToPrice[] {
  if (product.kind === 'set') {
    const isEmpty = slots.every(slot => slot.pieces.every(({ amount }) => amount === 0))
    return isEmpty ? [] : [{ id: '0', productId, variantId: null, amount: 0, slots }]
  }
  return pieces.flatMap(({ variantId, amount }, i) =>
    amount === 0 ? [] : [{ id: String(i), productId, variantId, amount, slots: null }],
  )
}

/** The number of sets is the smallest total of a slot (shop.md 4). */
const completeSets = ({ slots }: Choice): number =>
  slots.length === 0 ? 0 : Math.max(0, Math.min(...slots.map(slot => sum(slot.pieces.map(({ amount }) => amount)))))

/** Where the choice stands on the ladder of tier prices: that of the first piece, or of none, with all pieces that
 *  share its bulk group. */
function tierState(
  product: Product,
  lines: readonly LineToPrice[],
  facts: ProductFacts,
  separators: readonly string[],
  asked: (step: TierStep) => Cents,
): Pick<ProductQuote, 'tiers' | 'missingToNextTier' | 'nextTierPrice'> {
  if (facts.kind === 'set') return { tiers: [], missingToNextTier: null, nextTierPrice: null }
  const variantOf = (line: LineToPrice | undefined) => {
    const key = facts.variants.find(({ id }) => id === line?.variantId)?.key
    return product.variants?.find(variant => variant.key === key) ?? null
  }
  const groupOf = (line: LineToPrice | undefined) => bulkGroupKey({ product, variant: variantOf(line) }, separators)
  const [first] = lines
  const amount = sum(lines.filter(line => groupOf(line) === groupOf(first)).map(line => line.amount))
  const ladder = tierLadder(product, variantOf(first)?.key ?? null)
  const current = reachedStep(ladder, amount)
  const next = nextStep(ladder, amount)
  return {
    tiers: ladder.map(step => ({
      ...step,
      price: asked(step),
      isReached: step.from <= amount,
      isCurrent: step === current,
    })),
    missingToNextTier: next?.missing ?? null,
    nextTierPrice: next && asked(next),
  }
}

const errorCodes: Record<LineRefusalCode, RefusalCode> = {
  PRODUCT_UNKNOWN: 'PRODUCT_UNAVAILABLE',
  SET_INCOMPLETE: 'SET_INCOMPLETE',
  VARIANT_UNKNOWN: 'VARIANT_UNKNOWN',
  AMOUNT_INVALID: 'AMOUNT_INVALID',
  SET_UNEQUAL: 'SET_UNEQUAL',
  PRICE_MISSING: 'PRODUCT_UNAVAILABLE',
}

function lineError(code: string, line: string, choice: Choice): Refusal[] {
  if (!Object.hasOwn(errorCodes, code)) return []
  const refused = errorCodes[code as LineRefusalCode]
  const isSet = choice.slots.length > 0
  const path = isSet ? ['slots'] : ['pieces', line]
  if (refused !== 'SET_UNEQUAL') return [refusal(refused, path, 'This cannot be ordered.')]
  const totals = choice.slots.map(slot => sum(slot.pieces.map(({ amount }) => amount)))
  const most = Math.max(...totals)
  const missing = choice.slots.map(({ productId }, i) => ({ productId, missing: most - totals[i]! }))
  return [
    refusal('SET_UNEQUAL', path, 'All pieces of a set must be equally many.', {
      missing: missing.filter(each => each.missing > 0),
    }),
  ]
}

/** Pieces beyond what is left, where nothing more is announced. */
function stockErrors(
  choice: Choice,
  product: ProductFacts,
  productIndex: ProductIndex,
  calendar: StockCalendar,
): Refusal[] {
  const chosen = [
    ...choice.pieces.map((piece, i) => ({ ...piece, of: product, path: ['pieces', String(i)] })),
    ...choice.slots.flatMap((slot, s) =>
      slot.pieces.map((piece, i) => ({
        ...piece,
        of: productIndex.get(slot.productId),
        path: ['slots', String(s), 'pieces', String(i)],
      })),
    ),
  ]
  return chosen.flatMap(({ variantId, amount, of, path }) => {
    const variant = of?.variants.find(({ id }) => id === variantId)
    if (!variant || variant.available === null || amount <= variant.available) return []
    const { available } = variant
    if (isAnnounced({ available, backOn: variant.backOn ?? of?.backOn ?? null }, calendar.today)) return []
    if (available === 0) return [refusal('SOLD_OUT', [...path, 'amount'], 'This is sold out.')]
    // A question about prices names no more than the page does; how many there are hears whoever puts them into a cart.
    return available <= calendar.fewLeftUpTo
      ? [refusal('ONLY_FEW_LEFT', [...path, 'amount'], `Only ${available} are left.`, { available })]
      : [refusal('NOT_ENOUGH_LEFT', [...path, 'amount'], 'There are not so many.')]
  })
}

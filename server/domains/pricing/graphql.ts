import { builder } from '../../api/builder.ts'
import type { RequestContext } from '../../api/context.ts'
import { UserErrorRef } from '../../api/errors.ts'
import { globalId, rawId } from '../../api/globalIds.ts'
import { atMost, costOfInput } from '../../api/inputLimits.ts'
import { DeliveryRef, MoneyRef, money } from '../../api/values.ts'
import { textIn } from '../../kit/languages.ts'
import type { Cents } from '../../kit/money.ts'
import { ProductDraftRef } from '../catalogue/graphql/drafts.ts'
import { ShopRef } from '../settings/graphql.ts'
import { type Country, euCountries, reducedVatRates, standardVatRates } from './defaults/countries.ts'
import { readDraftQuote } from './queries/draftQuote.ts'
import { type GroupUse, type GroupUses, groupUses } from './queries/groupUses.ts'
import { type Choice, type ChosenPiece, type ProductQuote, readProductQuote } from './queries/productQuote.ts'
import { inOrderOf } from './rules/countryOrder.ts'
import { paymentMarks } from './rules/paymentMarks.ts'
import { type NamedRule, type PriceReason, priceOf, type ReasonPart, upTo } from './rules/priceReason.ts'
import type { Customer } from './rules/pricingCase.ts'
import type { NextTier } from './rules/tierCoach.ts'
import { displaySettings, homeVatRate, paymentSettings, shippingSettings, vatSettings } from './settings.ts'

const CountryRef = builder.objectRef<Country>('Country').implement({
  fields: t => ({
    code: t.exposeString('code'),
    title: t.string({ resolve: (country, _args, { language }) => textIn(language, country.title) }),
  }),
})

const CountryThreshold = builder.objectRef<{ country: Country; from: number }>('CountryThreshold').implement({
  fields: t => ({
    country: t.field({ type: CountryRef, resolve: threshold => threshold.country }),
    from: t.field({ type: MoneyRef, resolve: threshold => money(threshold.from) }),
  }),
})

/** Whether a group of goods says what sending it to a country costs: nothing is sent anywhere else. */
const isSentTo = (country: string, { groups }: ReturnType<(typeof shippingSettings)['of']>): boolean =>
  groups.some(({ tiers }) =>
    tiers.some(({ costs }) => {
      const there = costs[country]
      return there !== undefined && (there.cost !== null || there.zipRanges.length > 0)
    }),
  )

builder.objectFields(ShopRef, t => ({
  vatRate: t.int({
    description: 'Standard VAT rate at home in basis points.',
    resolve: (settings, _args, context) => homeVatRate(settings, null, context.now()) ?? 0,
  }),
  paymentMarks: t.stringList({
    description: 'Word marks of the methods that are configured and enabled, in their order.',
    resolve: (settings, _args, { language }) =>
      paymentSettings
        .of(settings)
        .methods.filter(({ isConfigured, isEnabled }) => isConfigured && isEnabled)
        .toSorted((a, b) => (a.order ?? 999) - (b.order ?? 999))
        .flatMap(({ id, title }) => paymentMarks({ key: id, title: textIn(language, title) })),
  }),
  vatIncluded: t.boolean({ resolve: settings => vatSettings.of(settings).type === 'inclusive' }),
  currencyFirst: t.boolean({
    description: 'Whether German readers see the sign of the currency before an amount.',
    resolve: settings => displaySettings.of(settings).currencyFirst,
  }),
  showsPrices: t.boolean({
    description: 'Whether visitors are shown prices; where they are not, nothing can be bought.',
    resolve: settings => displaySettings.of(settings).showPrices,
  }),
  showsShippingCosts: t.boolean({
    description: 'Whether the cart says what shipping comes to, before the checkout does.',
    resolve: settings => displaySettings.of(settings).showShippingCosts,
  }),
  countries: t.field({
    type: [CountryRef],
    resolve: (settings, _args, { language }) => inOrderOf(language, shippingSettings.of(settings).countries),
  }),
  deliveryCountries: t.field({
    type: [CountryRef],
    resolve: (settings, _args, { language }) => {
      const shipping = shippingSettings.of(settings)
      return inOrderOf(
        language,
        shipping.countries.filter(({ code }) => isSentTo(code, shipping)),
      )
    },
  }),
  freeShippingFrom: t.field({
    type: [CountryThreshold],
    resolve: settings => {
      const { countries, freeFromByCountry } = shippingSettings.of(settings)
      return countries.flatMap(country => {
        const from = freeFromByCountry[country.code]
        return from ? [{ country, from }] : []
      })
    },
  }),
}))

const GroupUseRef = builder.objectRef<GroupUse>('GroupUse').implement({
  description: 'Who names a group of the settings.',
  fields: t => ({
    key: t.exposeString('key', { description: 'The group.' }),
    products: t.exposeInt('products', { description: 'Products that name it, in special offers too.' }),
    customers: t.exposeInt('customers', { description: 'Accounts that have it; 0 but for discount groups.' }),
  }),
})

const GroupUsesRef = builder.objectRef<GroupUses>('GroupUses').implement({
  description: 'Who names the groups of the settings; groups that nothing names are missing.',
  fields: t => ({
    vat: t.field({ type: [GroupUseRef], description: 'VAT groups.', resolve: ({ vat }) => [...vat] }),
    shipping: t.field({
      type: [GroupUseRef],
      description: 'Shipping groups.',
      resolve: ({ shipping }) => [...shipping],
    }),
    discount: t.field({
      type: [GroupUseRef],
      description: 'Discount groups.',
      resolve: ({ discount }) => [...discount],
    }),
  }),
})

type CountryRates = { readonly country: string; readonly standard: number; readonly reduced: number | null }

const CountryRatesRef = builder.objectRef<CountryRates>('CountryVatRates').implement({
  description: 'The VAT rates of a country of the EU, as the product knows them.',
  fields: t => ({
    country: t.exposeString('country', { description: 'ISO 3166 alpha-2.' }),
    standard: t.exposeInt('standard', { description: 'Basis points.' }),
    reduced: t.exposeInt('reduced', {
      nullable: true,
      description: 'The first reduced rate, in basis points; null where there is none.',
    }),
  }),
})

builder.queryFields(t => ({
  groupUses: t.field({
    type: GroupUsesRef,
    description: 'Who names the groups of VAT, shipping and discounts.',
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, { database }) => groupUses(database.drizzle),
  }),
  euVatRates: t.field({
    type: [CountryRatesRef],
    description: 'The VAT rates of the EU, to begin with.',
    authScopes: { staff: 'settings' },
    resolve: () =>
      euCountries.map(country => ({
        country,
        standard: standardVatRates[country]!,
        reduced: reducedVatRates[country] ?? null,
      })),
  }),
}))

/** Kinds of pieces in one question; more is more than a page shows. */
const MOST_PIECES = 400
/** Slots of a set, as the catalogue allows them. */
const MOST_SLOTS = 12

const QuotePieceInput = builder.inputType('QuotePieceInput', {
  fields: t => ({ variantId: t.id({ required: true }), amount: t.int({ required: true }) }),
})
const QuoteSlotInput = builder.inputType('QuoteSlotInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    pieces: t.field({ type: [QuotePieceInput], required: true, ...atMost({ entries: MOST_PIECES }) }),
  }),
})
const QuoteProductInput = builder.inputType('QuoteProductInput', {
  fields: t => ({
    productId: t.id({ required: true }),
    pieces: t.field({ type: [QuotePieceInput], ...atMost({ entries: MOST_PIECES }) }),
    slots: t.field({ type: [QuoteSlotInput], ...atMost({ entries: MOST_SLOTS }) }),
    isPersonalised: t.boolean({ description: 'Whether pieces are to be printed with a text: that takes its days.' }),
  }),
})

const TierStateRef = builder.objectRef<ProductQuote['tiers'][number]>('TierState').implement({
  fields: t => ({
    from: t.exposeInt('from'),
    price: t.field({ type: MoneyRef, resolve: tier => money(tier.price) }),
    isReached: t.exposeBoolean('isReached'),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
})

export const NextTierRef = builder.objectRef<NextTier>('NextTier').implement({
  description: 'What some pieces more save: together with all that count towards the same tier.',
  fields: t => ({
    from: t.exposeInt('from', { description: 'From how many pieces on it holds.' }),
    missing: t.exposeInt('missing', { description: 'How many more pieces reach it.' }),
    price: t.field({
      type: MoneyRef,
      description: 'Of the cheapest piece then.',
      resolve: tier => money(tier.priceFrom),
    }),
    priceTo: t.field({
      type: MoneyRef,
      description: 'Of the dearest piece then.',
      resolve: tier => money(tier.priceTo),
    }),
    savingFrom: t.field({
      type: MoneyRef,
      description: 'How much less a piece then costs, at least; above 0.',
      resolve: tier => money(tier.savingFrom),
    }),
    savingTo: t.field({
      type: MoneyRef,
      description: 'How much less a piece then costs, at most.',
      resolve: tier => money(tier.savingTo),
    }),
  }),
})

const PriceStepKindRef = builder.enumType('PriceStepKind', {
  description: 'What changed a price, in the order in which it does.',
  values: {
    LIST_PRICE: { value: 'list', description: 'The price as listed, with which it begins.' },
    CHILD_SETS: { value: 'childSets', description: 'Sets of children’s sizes at their reduced price.' },
    TIER: { value: 'tier', description: 'A tier price.' },
    OFFER: { value: 'offer', description: 'A discount on the product that everybody has.' },
    ITEM_DISCOUNT: { value: 'item', description: 'A discount on the product that this customer has.' },
    CART_DISCOUNT: { value: 'global', description: 'The line’s share of discounts on the cart.' },
    ADDITIVE_DISCOUNT: { value: 'additive', description: 'The same of those that come on top of all others.' },
    COUPON: { value: 'coupon', description: 'The line’s share of what a coupon takes off.' },
    VAT: { value: 'vat', description: 'VAT that is added to net prices, or was in them and is not due.' },
  } as const,
})

const PriceRuleRef = builder.objectRef<NamedRule>('PriceRule').implement({
  description: 'A rule by which a price changed.',
  fields: t => ({
    title: t.exposeString('title', {
      nullable: true,
      description: 'The discount’s name, or the coupon’s code; null for the customer’s personal percent, and VAT.',
    }),
    percent: t.exposeInt('percent', { nullable: true, description: 'Basis points; null for fixed amounts.' }),
  }),
})

type Step = ReasonPart<NamedRule> & { readonly from: Cents; readonly to: Cents }

const PriceStepRef = builder.objectRef<Step>('PriceStep').implement({
  description: 'One change of a price.',
  fields: t => ({
    kind: t.expose('kind', { type: PriceStepKindRef, description: 'What changed it.' }),
    from: t.field({ type: MoneyRef, description: 'The price before; 0 at first.', resolve: ({ from }) => money(from) }),
    change: t.field({
      type: MoneyRef,
      description: 'What lies between: below 0 where the price falls.',
      resolve: ({ amount }) => money(amount),
    }),
    to: t.field({ type: MoneyRef, description: 'The price afterwards.', resolve: ({ to }) => money(to) }),
    each: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Of a piece, at the list price and at a tier; null where pieces differ, and for all else.',
      resolve: ({ each }) => money(each),
    }),
    count: t.exposeInt('count', {
      nullable: true,
      description:
        'LIST_PRICE: pieces or sets. CHILD_SETS: sets of children’s sizes. TIER: from how many pieces on it holds. Else null.',
    }),
    pieces: t.exposeInt('pieces', {
      nullable: true,
      description: 'How many pieces count together towards a tier; null for all else.',
    }),
    rules: t.field({
      type: [PriceRuleRef],
      description: 'By which it changed; none where it is told as one what many rules did.',
      resolve: ({ rules }) => [...rules],
    }),
  }),
})

/** Each part with the price before and after it. */
function stepsOf(reason: PriceReason<NamedRule>): Step[] {
  let to = 0
  return reason.map(part => {
    const from = to
    to += part.amount
    return { ...part, from, to }
  })
}

/** Why something costs what it costs. */
export const PriceReasonRef = builder.objectRef<PriceReason<NamedRule>>('PriceReason').implement({
  description: 'Why something costs what it costs: steps from the list price on, each with what it changed.',
  fields: t => ({
    steps: t.field({
      type: [PriceStepRef],
      description: 'Each begins where the one before it ends.',
      resolve: stepsOf,
    }),
    sum: t.field({
      type: MoneyRef,
      description: 'What it costs everybody: the price after OFFER.',
      resolve: reason => money(priceOf(upTo(reason, 'offer'))),
    }),
    total: t.field({
      type: MoneyRef,
      description: 'What it costs this customer: the price after COUPON.',
      resolve: reason => money(priceOf(upTo(reason, 'coupon'))),
    }),
  }),
})

type QuoteNode = ProductQuote & { readonly productId: string }

const ProductQuoteRef = builder.objectRef<QuoteNode>('ProductQuote').implement({
  description:
    'What a choice costs everybody, in the shop’s own basis. What depends on the customer or the whole cart is a discount of the cart.',
  fields: t => ({
    amount: t.exposeInt('amount', { description: 'Pieces, or complete sets.' }),
    childSets: t.exposeInt('childSets', { nullable: true }),
    total: t.field({ type: MoneyRef, resolve: quote => money(quote.total) }),
    unitPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Null where the pieces have different unit prices, and for sets.',
      resolve: quote => money(quote.unitPrice),
    }),
    tiers: t.field({ type: [TierStateRef], resolve: quote => [...quote.tiers] }),
    missingToNextTier: t.exposeInt('missingToNextTier', {
      nullable: true,
      description: 'How many more pieces reach the next tier; null at the highest or without tiers.',
    }),
    nextTierPrice: t.field({ type: MoneyRef, nullable: true, resolve: quote => money(quote.nextTierPrice) }),
    nextTier: t.expose('nextTier', {
      type: NextTierRef,
      nullable: true,
      description: 'Null where no piece becomes cheaper with more of them.',
    }),
    nextTierVariantIds: t.field({
      type: ['ID'],
      description: 'The chosen variants, or the product itself, whose pieces count towards `nextTier`.',
      resolve: ({ nextTierVariantIds, productId }) =>
        nextTierVariantIds.map(id => (id === null ? globalId('Product', productId) : globalId('Variant', id))),
    }),
    delivery: t.field({
      type: DeliveryRef,
      nullable: true,
      description: 'If it is ordered today.',
      resolve: quote => quote.delivery,
    }),
    errors: t.field({ type: [UserErrorRef], resolve: quote => [...quote.errors] }),
    reason: t.field({
      type: PriceReasonRef,
      description: 'Why `total` is what it is.',
      complexity: 10,
      resolve: quote => quote.reason(),
    }),
  }),
})

const chosen =
  (productId: string) =>
  (piece: { variantId: string; amount: number }): ChosenPiece => ({
    variantId: piece.variantId === productId ? null : (rawId('Variant', piece.variantId) ?? ''),
    amount: piece.amount,
  })

/** What is chosen; null where it names no product, or too many pieces. */
function choiceOf(input: typeof QuoteProductInput.$inferInput): Choice | null {
  const productId = rawId('Product', input.productId)
  const slots = input.slots ?? []
  const count = (input.pieces?.length ?? 0) + slots.reduce((all, slot) => all + slot.pieces.length, 0)
  if (productId === null || count > MOST_PIECES) return null
  return {
    productId,
    isPersonalised: input.isPersonalised ?? false,
    pieces: (input.pieces ?? []).map(chosen(input.productId)),
    slots: slots.map(slot => ({
      productId: rawId('Product', slot.productId) ?? '',
      pieces: slot.pieces.map(chosen(slot.productId)),
    })),
  }
}

const customerOf = ({ viewer }: RequestContext): Customer => ({ ...viewer.terms, roles: viewer.roles })

builder.queryField('quoteProduct', t =>
  t.field({
    type: ProductQuoteRef,
    nullable: true,
    description: 'The price of what is being chosen on a product’s page; null for a product that is not on sale.',
    authScopes: { public: true },
    // Each piece is a line that is priced: a document that asks for several choices pays for that.
    complexity: input => 3 * costOfInput(input, 'question'),
    args: { input: t.arg({ type: QuoteProductInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      context.responder.limit('quote')
      const choice = choiceOf(input)
      if (!choice) return null
      const { database, language } = context
      const quote = await readProductQuote(database.drizzle, choice, customerOf(context), context.now(), language)
      return quote && { ...quote, productId: choice.productId }
    },
  }),
)

builder.objectField(ProductDraftRef, 'quote', t =>
  t.field({
    type: ProductQuoteRef,
    nullable: true,
    description: 'The price of a choice of it; null where the change is refused, and for a choice of another product.',
    complexity: input => 3 * costOfInput(input, 'question'),
    args: { input: t.arg({ type: QuoteProductInput, required: true }) },
    resolve: async ({ read }, { input }, context) => {
      const choice = choiceOf(input)
      if (!choice || !read) return null
      const { database, language } = context
      const quote = await readDraftQuote(database.drizzle, read, choice, customerOf(context), context.now(), language)
      return quote && { ...quote, productId: choice.productId }
    },
  }),
)

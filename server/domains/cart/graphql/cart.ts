import { builder } from '../../../api/builder.ts'
import { offsetOf, rowsOf } from '../../../api/connections.ts'
import type { RequestContext } from '../../../api/context.ts'
import { UserErrorCodeRef } from '../../../api/errors.ts'
import { globalId } from '../../../api/globalIds.ts'
import { DeliveryRef, MoneyRef, money } from '../../../api/values.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { PostalDraft } from '../../../kit/postalAddresses.ts'
import { AddressRef, countryNameIn, type ShownAddress } from '../../accounts/addresses/graphql/postalAddress.ts'
import { ViewerRef } from '../../accounts/graphql.ts'
import { pageComplexity } from '../../catalogue/graphql/connection.ts'
import { loadCard } from '../../catalogue/graphql/loaders.ts'
import { UnitPriceRef } from '../../catalogue/graphql/product.ts'
import { ProductConnectionRef, ProductRef, VariantRef } from '../../catalogue/graphql/refs.ts'
import type { ProductList, ProductShape, VariantShape } from '../../catalogue/graphql/shapes.ts'
import { ImageRef, SaleRef, shown } from '../../catalogue/graphql/values.ts'
import { unitPriceOf } from '../../catalogue/rules/unitPrice.ts'
import { imageOf, type ProductFacts } from '../../pricing/queries/facts.ts'
import { deliveryTerms } from '../../pricing/rules/deliveryDates.ts'
import { discountSettings, paymentSettings, vatSettings } from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { isAllPersonalised } from '../rules/texts.ts'
import { type CartProblem, type CartView, cartDestinationVat, cartVatGround, type LineView } from '../rules/view.ts'
import type { CheckoutDetails, SetFilling } from '../tables.ts'
import { viewersCart, viewersPieceCount, viewersSummary } from './requests.ts'
import { DestinationVatRef, type NamedPaymentMethod, PaymentMethodRef, TotalsRef } from './values.ts'

const CartLineStateRef = builder.enumType('CartLineState', {
  values: {
    AVAILABLE: { value: 'available' },
    FEW_LEFT: { value: 'fewLeft' },
    BACK_ON_DATE: { value: 'backOnDate' },
    SOLD_OUT: { value: 'soldOut' },
    DISCONTINUED: { value: 'discontinued' },
    MISSING_PARTS: { value: 'missingParts' },
  } as const,
})

/** A product as the catalogue's types have it; null where it is not (or no longer) shown to visitors. */
const productShape = (facts: ProductFacts | undefined): ProductShape | null =>
  facts?.card && !facts.isDeleted && !facts.isOffline ? { card: facts.card } : null

function variantShape(cart: CartView, productId: string, variantId: string | null): VariantShape | null {
  const facts = cart.contents.productIndex.get(productId)
  const product = productShape(facts)
  const variant = facts?.variants.find(({ id }) => id === variantId)
  if (!facts || !product || !variant || variant.isOffline) return null
  const of = { ...facts, tableText: facts.outOfStockTableText, noteText: facts.outOfStockNote }
  return { variant, of, product, calendar: cart.calendar, terms: deliveryTerms(cart.contents.settings) }
}

type CartPieceNode = SetFilling[number]['pieces'][number] & {
  readonly slot: number
  readonly productId: string
  readonly cart: CartView
}

const CartPieceRef = builder.objectRef<CartPieceNode>('CartPiece').implement({
  fields: t => ({
    slot: t.exposeInt('slot'),
    product: t.field({
      type: ProductRef,
      nullable: true,
      resolve: ({ productId, cart }) => productShape(cart.contents.productIndex.get(productId)),
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      resolve: ({ cart, productId, variantId }) => variantShape(cart, productId, variantId),
    }),
    amount: t.exposeInt('amount'),
    texts: t.exposeStringList('texts'),
    isWithdrawalExcluded: t.boolean({
      description: 'Made to the buyer’s words.',
      resolve: ({ texts }) => texts.length > 0,
    }),
  }),
})

/** A line together with the cart it lies in, which knows its product. */
type CartLineNode = LineView & { readonly cart: CartView }

const lineNodes = (cart: CartView): CartLineNode[] => cart.lines.map(line => ({ ...line, cart }))

const CartLineRef = builder.objectRef<CartLineNode>('CartLine')
builder.node(CartLineRef, {
  id: { resolve: ({ line }) => line.id },
  isTypeOf: value => 'standing' in (value as object),
  loadMany: async (ids, context) => {
    const cart = await viewersCart(context)
    const nodes = new Map((cart ? lineNodes(cart) : []).map(node => [node.line.id, node]))
    return ids.map(id => nodes.get(id) ?? null)
  },
  fields: t => ({
    state: t.field({ type: CartLineStateRef, resolve: ({ standing }) => standing.state }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'Null where the product is gone for good.',
      resolve: ({ line, cart }) => productShape(cart.contents.productIndex.get(line.productId)),
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      resolve: ({ line, cart }) => variantShape(cart, line.productId, line.variantId),
    }),
    title: t.string({ resolve: titleOf }),
    amount: t.int({ resolve: ({ line }) => line.amount }),
    maxAmount: t.int({ resolve: ({ standing }) => standing.maxAmount }),
    texts: t.stringList({
      description: 'One text per piece; empty without personalisation.',
      resolve: ({ line }) => [...line.texts],
    }),
    orderNote: t.string({ nullable: true, resolve: ({ line }) => line.orderNote }),
    pieces: t.field({
      type: [CartPieceRef],
      description: 'What fills the slots of a set; empty for other kinds.',
      resolve: ({ line, cart }) =>
        (line.slots ?? []).flatMap(({ productId, pieces }, slot) =>
          pieces.map(piece => ({ ...piece, slot, productId, cart })),
        ),
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Of the product’s front, in the colour of the variant.',
      resolve: ({ line, cart }) => {
        const product = cart.contents.productIndex.get(line.productId)
        const variant = product?.variants.find(({ id }) => id === line.variantId) ?? null
        return product ? shown(imageOf(product, variant), product.id, product.title) : null
      },
    }),
    childSets: t.int({ nullable: true, resolve: ({ priced }) => priced?.childSets ?? null }),
    unitPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What a piece costs everybody; null for sets, and where that is no whole number of cents.',
      resolve: ({ priced }) => money(priced?.unitPrice ?? null),
    }),
    quantityPrice: t.field({
      type: UnitPriceRef,
      nullable: true,
      description:
        'Of goods that are compared by quantity: what a kilogram, litre or metre costs at the price of a piece.',
      resolve: ({ priced, line, cart }) => {
        const content = cart.contents.productIndex.get(line.productId)?.content
        return priced?.unitPrice && content ? unitPriceOf(priced.unitPrice, content) : null
      },
    }),
    sale: t.expose('sale', { type: SaleRef, nullable: true, description: 'The reduction of a piece’s price.' }),
    tier: t.exposeInt('tier', {
      nullable: true,
      description: 'From how many pieces on the tier price holds that a piece costs here; null without one.',
    }),
    sum: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        'What the line costs everybody, before further discounts; `total`: after them. Null for lines that do not count.',
      resolve: ({ priced }) => money(priced?.sum ?? null),
    }),
    total: t.field({ type: MoneyRef, nullable: true, resolve: ({ priced }) => money(priced?.amount ?? null) }),
    availableAmount: t.int({
      nullable: true,
      description: 'Pieces that are left where fewer than asked for.',
      resolve: ({ standing }) => standing.availableAmount,
    }),
    backOn: t.field({ type: 'Date', nullable: true, resolve: ({ standing }) => standing.backOn }),
    noteText: t.string({
      nullable: true,
      resolve: ({ line, cart, standing }, _args, { language }) =>
        standing.state === 'soldOut'
          ? textIn(language, cart.contents.productIndex.get(line.productId)?.outOfStockNote ?? null)
          : null,
    }),
    delivery: t.field({ type: DeliveryRef, nullable: true, resolve: ({ delivery }) => delivery }),
    isWithdrawalExcluded: t.boolean({
      description: 'Personalised goods: no right of withdrawal (§ 18 Abs 1 Z 3 FAGG, § 312g Abs 2 Nr 1 BGB).',
      resolve: ({ line }) => isAllPersonalised(line),
    }),
  }),
})

/** The product's title now, else the one it had when it was put into the cart. */
function titleOf({ line, cart }: CartLineNode, _args: object, { language }: { language: Language }): string {
  const product = cart.contents.productIndex.get(line.productId)
  return product ? textIn(language, product.title) : line.title
}

const CartProblemRef = builder.objectRef<{ problem: CartProblem; cart: CartView }>('CartProblem').implement({
  fields: t => ({
    code: t.field({ type: UserErrorCodeRef, resolve: ({ problem }) => problem.code }),
    line: t.field({
      type: CartLineRef,
      nullable: true,
      resolve: ({ problem, cart }) => problem.line && { ...problem.line, cart },
    }),
  }),
})

const DeliveryPartsRef = builder.objectRef<NonNullable<CartView['parts']>>('DeliveryParts').implement({
  description: 'An order in two deliveries, each by its latest day.',
  fields: t => ({
    first: t.expose('first', { type: 'Date' }),
    rest: t.expose('rest', { type: 'Date' }),
  }),
})

const FreeShippingRef = builder.objectRef<NonNullable<CartView['freeShipping']>>('FreeShipping').implement({
  fields: t => ({
    from: t.field({ type: MoneyRef, resolve: ({ from }) => money(from) }),
    missing: t.field({ type: MoneyRef, resolve: ({ missing }) => money(missing) }),
    isReached: t.boolean({ resolve: ({ missing }) => missing === 0 }),
  }),
})

const VatIdStatusRef = builder.enumType('VatIdStatus', {
  values: {
    PROVEN: { value: 'valid', description: 'No VAT is charged.' },
    REFUTED: { value: 'invalid', description: 'The register does not know it: VAT is charged.' },
    UNPROVEN: {
      value: 'unproven',
      description: 'The register has not answered: VAT is charged. It is asked again before ordering.',
    },
  } as const,
})

const namedAddress = (entered: PostalDraft | null, settings: Settings, language: Language): ShownAddress | null =>
  entered && { ...entered, countryName: countryNameIn(settings, entered.country ?? '', language) }

const namedMethods = (ids: readonly string[], settings: Settings, language: Language): NamedPaymentMethod[] =>
  ids.flatMap(id => {
    const method = paymentSettings.of(settings).methods.find(each => each.id === id)
    if (!method) return []
    return [{ key: id, title: textIn(language, method.title), description: textIn(language, method.description) }]
  })

const CheckoutDetailsRef = builder
  .objectRef<{ checkout: CheckoutDetails; settings: Settings }>('CheckoutDetails')
  .implement({
    fields: t => ({
      email: t.string({
        nullable: true,
        description: 'Of a signed-in person always their own.',
        resolve: ({ checkout }, _args, { viewer }) => viewer.email ?? checkout.email,
      }),
      comment: t.string({ nullable: true, resolve: ({ checkout }) => checkout.comment }),
      newsletter: t.boolean({ resolve: ({ checkout }) => checkout.newsletter }),
      isPickup: t.boolean({ resolve: ({ checkout }) => checkout.isPickup }),
      shippingAddress: t.field({
        type: AddressRef,
        nullable: true,
        resolve: ({ checkout, settings }, _args, { language }) =>
          namedAddress(checkout.shippingAddress, settings, language),
      }),
      hasOwnInvoiceAddress: t.boolean({ resolve: ({ checkout }) => checkout.hasOwnInvoiceAddress }),
      invoiceAddress: t.field({
        type: AddressRef,
        nullable: true,
        resolve: ({ checkout, settings }, _args, { language }) =>
          namedAddress(checkout.invoiceAddress, settings, language),
      }),
      paymentMethod: t.field({
        type: PaymentMethodRef,
        nullable: true,
        resolve: ({ checkout, settings }, _args, { language }) =>
          namedMethods(checkout.paymentMethod ? [checkout.paymentMethod] : [], settings, language)[0] ?? null,
      }),
    }),
  })

export const CartRef = builder.objectRef<CartView>('Cart')
builder.node(CartRef, {
  id: { resolve: cart => cart.id },
  isTypeOf: value => 'contents' in (value as object),
  loadMany: async (ids, context) => {
    const cart = await viewersCart(context)
    return ids.map(id => (cart?.id === id ? cart : null))
  },
  fields: t => ({
    revision: t.exposeInt('revision', { description: 'Rises with every change; tabs compare it.' }),
    lines: t.field({ type: [CartLineRef], resolve: lineNodes }),
    pieceCount: t.exposeInt('pieceCount', { description: 'Pieces and sets.' }),
    totals: t.field({
      type: TotalsRef,
      resolve: (cart, _args, { language }) => ({
        quote: cart.quote,
        language,
        vatIncluded: vatSettings.of(cart.contents.settings).type === 'inclusive',
        vatGround: cartVatGround(cart, language),
        titleOf: group =>
          textIn(
            language,
            discountSettings.of(cart.contents.settings).groups.find(({ id }) => id === group)?.title ?? { de: group },
          ),
      }),
    }),
    vatIdStatus: t.expose('vatIdStatus', {
      type: VatIdStatusRef,
      nullable: true,
      description: 'How far the company’s VAT id is proven; null where the VAT does not depend on it.',
    }),
    destinationVat: t.field({
      type: DestinationVatRef,
      nullable: true,
      description: 'How goods are taxed where this cart’s go; null while that is not known.',
      resolve: (cart, _args, { viewer, now }) => {
        const vat = cartDestinationVat(cart, viewer, now())
        return vat && { vat, settings: cart.contents.settings }
      },
    }),
    isShippingEstimated: t.exposeBoolean('isShippingEstimated', {
      description: 'True until a delivery country is known: the shipping is that of the home country.',
    }),
    freeShipping: t.expose('freeShipping', { type: FreeShippingRef, nullable: true }),
    delivery: t.field({
      type: DeliveryRef,
      nullable: true,
      description: 'Of all in one go; of what is paid in advance if it is paid on the last day.',
      resolve: ({ delivery }) => delivery,
    }),
    parts: t.field({
      type: DeliveryPartsRef,
      nullable: true,
      description: 'Two deliveries that the buyer may choose, where the rest comes much later than what is there.',
      resolve: ({ parts }) => parts,
    }),
    isInParts: t.exposeBoolean('isInParts', { description: 'Whether the buyer wants these two.' }),
    isDeliveredAfterPayment: t.exposeBoolean('isDeliveredAfterPayment', {
      description: 'Whether the delivery counts from the day on which the money arrives.',
    }),
    payBy: t.expose('payBy', {
      type: 'Date',
      nullable: true,
      description: 'The last day for the money of what is paid in advance; null for all else, and without one.',
    }),
    checkout: t.field({
      type: CheckoutDetailsRef,
      resolve: ({ checkout, contents }) => ({ checkout, settings: contents.settings }),
    }),
    paymentMethods: t.field({
      type: [PaymentMethodRef],
      resolve: ({ quote, contents }, _args, { language }) =>
        namedMethods(quote.paymentMethods, contents.settings, language),
    }),
    isPlaceable: t.boolean({ resolve: ({ lines, problems }) => lines.length > 0 && problems.length === 0 }),
    problems: t.field({ type: [CartProblemRef], resolve: cart => cart.problems.map(problem => ({ problem, cart })) }),
  }),
})

async function favouritesPage(context: RequestContext, size: number, start: number): Promise<ProductList> {
  const { favouriteProductIds } = await viewersSummary(context)
  const cards = await Promise.all(favouriteProductIds.map(id => loadCard(context, id)))
  const shown = cards.filter(card => card !== null)
  const edges = shown.slice(start, start + size).map((card, i) => ({ cursor: [start + i + 1], node: { card } }))
  return {
    edges,
    hasNext: start + edges.length < shown.length,
    hasPrevious: start > 0,
    totalCount: () => shown.length,
    offset: { start, size },
  }
}

builder.objectFields(ViewerRef, t => ({
  cart: t.field({
    type: CartRef,
    nullable: true,
    resolve: (_viewer, _args, context) => viewersCart(context),
  }),
  cartPieceCount: t.int({ resolve: (_viewer, _args, context) => viewersPieceCount(context) }),
  favouriteProductIds: t.field({
    type: ['ID'],
    description: 'Global ids of products, those added last first.',
    resolve: async (_viewer, _args, context) =>
      (await viewersSummary(context)).favouriteProductIds.map(id => globalId('Product', id)),
  }),
  favourites: t.field({
    type: ProductConnectionRef,
    description: 'Those added last first; what is no longer on sale is left out.',
    args: { first: t.arg.int(), after: t.arg.string() },
    complexity: pageComplexity,
    resolve: (_viewer, { first, after }, context) => favouritesPage(context, rowsOf(first), offsetOf(after)),
  }),
}))

import { builder } from '../../../api/builder.ts'
import { offsetOf, rowsOf } from '../../../api/connections.ts'
import type { RequestContext } from '../../../api/context.ts'
import { UserErrorCodeRef } from '../../../api/errors.ts'
import { globalId, rawId } from '../../../api/globalIds.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { DeliveryRef, DispatchRef, MoneyRef, money } from '../../../api/values.ts'
import { type Language, textIn } from '../../../kit/languages.ts'
import type { PostalDraft } from '../../../kit/postalAddresses.ts'
import { AddressRef, countryNameIn, type ShownAddress } from '../../accounts/addresses/graphql/postalAddress.ts'
import { ViewerRef } from '../../accounts/graphql.ts'
import { pageComplexity } from '../../catalogue/graphql/connection.ts'
import { loadCard } from '../../catalogue/graphql/loaders.ts'
import { ProductConnectionRef } from '../../catalogue/graphql/refs.ts'
import type { ProductList } from '../../catalogue/graphql/shapes.ts'
import { PriceReasonRef } from '../../pricing/graphql.ts'
import { chosenPlace, namedPlace } from '../../pricing/rules/pickup.ts'
import { orderedStation } from '../../pricing/rules/stations.ts'
import { vatWords } from '../../pricing/rules/vatDisplay.ts'
import {
  discountSettings,
  methodDescription,
  paymentSettings,
  pickupPlaces,
  stationProviders,
  vatSettings,
} from '../../pricing/settings.ts'
import type { Settings } from '../../settings/rules.ts'
import { fieldsOfOrder } from '../rules/answers.ts'
import { blocksOf, type CartBlock } from '../rules/blocks.ts'
import { MOST_LINES } from '../rules/contents.ts'
import { cartDispatches } from '../rules/dispatch.ts'
import { type CartProblem, type CartView, cartDestinationVat, cartVatGround, costOfSending } from '../rules/view.ts'
import type { CheckoutDetails } from '../tables.ts'
import { AskedFieldRef, askedWith } from './answerTypes.ts'
import { CartLineRef, lineNodes } from './cartLine.ts'
import { PickupPlaceRef } from './pickupPlace.ts'
import { shortReason } from './reasons.ts'
import { viewersCart, viewersCartNode, viewersPieceCount, viewersSummary } from './requests.ts'
import { DeliveryStationRef } from './station.ts'
import { DestinationVatRef, type NamedPaymentMethod, PaymentMethodRef, TotalsRef } from './values.ts'

const PrintedTextRef = builder.objectRef<CartBlock['texts'][number]>('PrintedText').implement({
  fields: t => ({
    text: t.exposeString('text'),
    count: t.exposeInt('count', { description: 'On how many pieces it stands.' }),
  }),
})

const CartBlockRef = builder.objectRef<CartBlock & { readonly cart: CartView }>('CartBlock').implement({
  description: 'Lines that are shown together: the sizes of one product in one colour, or one line alone.',
  fields: t => ({
    lines: t.field({ type: [CartLineRef], resolve: ({ lines, cart }) => lines.map(line => ({ ...line, cart })) }),
    amount: t.exposeInt('amount', { description: 'Pieces, or sets.' }),
    sum: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What the lines cost everybody, before further discounts; null where none of them counts.',
      resolve: ({ sum }) => money(sum),
    }),
    texts: t.field({
      type: [PrintedTextRef],
      description: 'What is printed on the pieces, each text once; those of sets stand at their pieces.',
      resolve: ({ texts }) => [...texts],
    }),
  }),
})

const MinimumOrderRef = builder.objectRef<NonNullable<CartView['minimum']>>('MinimumOrder').implement({
  description: 'The least that the goods of an order must be worth here, where a cart has less.',
  fields: t => ({
    amount: t.field({ type: MoneyRef, description: 'That least.', resolve: ({ amount }) => money(amount) }),
    missing: t.field({ type: MoneyRef, description: 'What lacks of it.', resolve: ({ missing }) => money(missing) }),
  }),
})

const CartProblemRef = builder.objectRef<{ problem: CartProblem; cart: CartView }>('CartProblem').implement({
  fields: t => ({
    code: t.field({ type: UserErrorCodeRef, resolve: ({ problem }) => problem.code }),
    line: t.field({
      type: CartLineRef,
      nullable: true,
      resolve: ({ problem, cart }) => problem.line && { ...problem.line, cart },
    }),
    field: t.string({
      nullable: true,
      description: 'Key of the field of the line that is not answered as it must be; null of other problems.',
      resolve: ({ problem }) => problem.path?.at(-1) ?? null,
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

const namedMethods = (
  ids: readonly string[],
  { contents: { settings }, needsShipping }: Pick<CartView, 'contents' | 'needsShipping'>,
  language: Language,
): NamedPaymentMethod[] =>
  ids.flatMap(id => {
    const method = paymentSettings.of(settings).methods.find(each => each.id === id)
    if (!method) return []
    return [
      {
        key: id,
        title: textIn(language, method.title),
        description: methodDescription(method, language, { needsShipping }),
      },
    ]
  })

const CheckoutDetailsRef = builder
  .objectRef<{ checkout: CheckoutDetails; settings: Settings; cart: CartView }>('CheckoutDetails')
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
      pickupPlace: t.field({
        type: PickupPlaceRef,
        nullable: true,
        description:
          'Where the goods are picked up; null while that is not chosen, where it is gone, and for what is sent.',
        resolve: ({ checkout, settings }, _args, { language }) => {
          const place = checkout.isPickup && chosenPlace(pickupPlaces(settings), checkout.pickupPlace ?? null)
          return place ? namedPlace(place, language) : null
        },
      }),
      station: t.field({
        type: DeliveryStationRef,
        nullable: true,
        description:
          'The parcel locker or pick-up point that the goods go to; null where they go to the door, are picked up, and where its provider is gone.',
        resolve: ({ checkout: { isPickup, station }, settings }) =>
          !isPickup && station ? orderedStation(station, stationProviders(settings)) : null,
      }),
      askedFields: t.field({
        type: [AskedFieldRef],
        description: 'What the shop asks of the whole order, and what was answered.',
        resolve: ({ checkout, settings }) => askedWith(fieldsOfOrder(settings), checkout.answers),
      }),
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
        resolve: ({ checkout, cart }, _args, { language }) =>
          namedMethods(checkout.paymentMethod ? [checkout.paymentMethod] : [], cart, language)[0] ?? null,
      }),
    }),
  })

export const CartRef = builder.objectRef<CartView>('Cart')
builder.node(CartRef, {
  id: { resolve: cart => cart.id },
  isTypeOf: value => 'contents' in (value as object),
  loadMany: async (ids, context) => {
    const cart = await viewersCartNode(context)
    return ids.map(id => (cart?.id === id ? cart : null))
  },
  fields: t => ({
    revision: t.exposeInt('revision', { description: 'Rises with every change; tabs compare it.' }),
    lines: t.field({ type: [CartLineRef], resolve: lineNodes }),
    blocks: t.field({
      type: [CartBlockRef],
      description: 'All lines as they are shown, in the order of each block’s first.',
      resolve: cart => blocksOf(cart.lines, cart.contents.productIndex).map(block => ({ ...block, cart })),
    }),
    pieceCount: t.exposeInt('pieceCount', { description: 'Pieces and sets.' }),
    needsShipping: t.exposeBoolean('needsShipping', {
      description: 'False where it holds vouchers alone: they come by e-mail once they are paid.',
    }),
    totals: t.field({
      type: TotalsRef,
      resolve: (cart, _args, { language }) => ({
        quote: cart.quote,
        language,
        vatIncluded: vatSettings.of(cart.contents.settings).type === 'inclusive',
        vatGround: cartVatGround(cart, language),
        vatWords: vatWords(cart.contents.settings, language),
        titleOf: group =>
          textIn(
            language,
            discountSettings.of(cart.contents.settings).groups.find(({ id }) => id === group)?.title ?? { de: group },
          ),
        coupon: cart.codes.find(({ taken }) => taken > 0)?.code,
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
    costOfSending: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        'What it costs to send the goods, also while pickup is chosen; null where they cannot be sent there.',
      resolve: (cart, _args, { viewer, now }) => money(costOfSending(cart, viewer, now())),
    }),
    freeShipping: t.expose('freeShipping', { type: FreeShippingRef, nullable: true }),
    minimumOrder: t.field({
      type: MinimumOrderRef,
      nullable: true,
      description: 'Null where the goods are worth enough.',
      resolve: ({ minimum }) => minimum,
    }),
    delivery: t.field({
      type: DeliveryRef,
      nullable: true,
      description: 'Of all in one go; of what is paid in advance if it is paid on the last day.',
      resolve: ({ delivery }) => delivery,
    }),
    dispatches: t.field({
      type: [DispatchRef],
      description:
        'The next two times until which it has to be ordered; none where nothing is promised by the hour, is collected, or waits for money.',
      resolve: (cart, _args, { now }) => cartDispatches(cart, now()),
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
      resolve: cart => ({ checkout: cart.checkout, settings: cart.contents.settings, cart }),
    }),
    paymentMethods: t.field({
      type: [PaymentMethodRef],
      resolve: (cart, _args, { language }) => namedMethods(cart.quote.paymentMethods, cart, language),
    }),
    priceReason: t.field({
      type: PriceReasonRef,
      nullable: true,
      description: 'Why some lines together cost what they cost; null where none of them counts.',
      complexity: 10,
      args: { lineIds: t.arg.idList({ required: true, ...atMost({ entries: MOST_LINES }) }) },
      resolve: (cart, { lineIds }, { language }) => {
        const ids = lineIds.map(id => rawId('CartLine', id)).filter(id => id !== null)
        return shortReason(cart, ids, language)
      },
    }),
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
    offset: { start, size, known: shown.length },
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

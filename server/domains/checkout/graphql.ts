import { builder } from '../../api/builder.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../api/errors.ts'
import { atMost } from '../../api/inputLimits.ts'
import { countedOnlyWhereDone } from '../../api/limited.ts'
import { textIn } from '../../kit/languages.ts'
import { mayRead, type Viewer } from '../../kit/viewer.ts'
import { PostalAddressInput } from '../accounts/addresses/graphql/postalAddress.ts'
import { ViewerRef } from '../accounts/graphql.ts'
import { AnswerInput } from '../cart/graphql/answerTypes.ts'
import { CartRef } from '../cart/graphql/cart.ts'
import { CartPayloadRef, ensureOwner, outcomeOf } from '../cart/graphql/mutations.ts'
import { PickupPlaceRef } from '../cart/graphql/pickupPlace.ts'
import { readCart } from '../cart/graphql/requests.ts'
import { StationProviderRef } from '../cart/graphql/station.ts'
import { type CartView, viewCart } from '../cart/rules/view.ts'
import { DashboardRef } from '../orders/graphql/browser.ts'
import { type OrderNode, OrderRef } from '../orders/graphql/order.ts'
import { statusPath } from '../orders/rules/statusLink.ts'
import { orderSettings } from '../orders/settings.ts'
import { namedPlace, placeLine } from '../pricing/rules/pickup.ts'
import { stationLimits } from '../pricing/rules/stations.ts'
import { pickupPlaces, stationProviders } from '../pricing/settings.ts'
import { OpeningRef, ShopRef, settingsOf } from '../settings/graphql.ts'
import type { Settings } from '../settings/rules.ts'
import { placeOrder } from './operations/placeOrder.ts'
import { updateCheckout } from './operations/updateCheckout.ts'
import { isPlaceable, openStep } from './rules/placement.ts'
import { checkoutSettings, isSelling } from './settings.ts'

const CheckoutRules = builder.objectRef<Settings>('CheckoutRules').implement({
  fields: t => ({
    termsRequired: t.boolean({ resolve: settings => checkoutSettings.of(settings).termsRequired }),
    conditionsRequired: t.boolean({ resolve: settings => checkoutSettings.of(settings).conditionsRequired }),
    conditionsUrl: t.string({ nullable: true, resolve: settings => checkoutSettings.of(settings).conditionsUrl }),
    ageRequired: t.boolean({ resolve: settings => checkoutSettings.of(settings).ageRequired }),
    additionalInformation: t.string({
      nullable: true,
      description: 'What the buyer is to read before ordering, in the language asked for; null for nothing.',
      resolve: (settings, _args, { language }) =>
        textIn(language, checkoutSettings.of(settings).additionalInformation) || null,
    }),
    cancelUnpaidAfterDays: t.int({
      description: 'Days after which an order to be paid in advance is cancelled if it is still unpaid; 0: never.',
      resolve: settings => orderSettings.of(settings).cancelUnpaidAfterDays,
    }),
    pickupOffered: t.boolean({ resolve: settings => pickupPlaces(settings).length > 0 }),
    pickupPlaces: t.field({
      type: [PickupPlaceRef],
      description: 'Where goods are handed out, in the order of the settings; empty where they are not.',
      resolve: (settings, _args, { language }) => pickupPlaces(settings).map(place => namedPlace(place, language)),
    }),
    stationProviders: t.field({
      type: [StationProviderRef],
      description: 'To whose parcel lockers and pick-up points goods may go; empty where to none.',
      resolve: settings => [...stationProviders(settings)],
    }),
    pickupAddress: t.string({
      nullable: true,
      deprecationReason: 'There may be several: use `pickupPlaces`.',
      resolve: (settings, _args, { language }) => {
        const [first] = pickupPlaces(settings)
        return first ? placeLine(namedPlace(first, language)) : null
      },
    }),
  }),
})

builder.objectFields(ShopRef, t => ({
  checkout: t.field({ type: CheckoutRules, resolve: settings => settings }),
  isClosed: t.boolean({
    description: 'Whether the operator has closed the shop for the time being: nothing can be bought.',
    resolve: settings => !isSelling(settings),
  }),
  closedNote: t.string({
    nullable: true,
    description:
      'What the operator says about being closed, in the language asked for; null while open, or for nothing.',
    resolve: (settings, _args, { language }) => {
      const { closedNote } = checkoutSettings.of(settings)
      return isSelling(settings) ? null : textIn(language, closedNote) || null
    },
  }),
}))

const StationInput = builder.inputType('StationInput', {
  description: 'A parcel locker or pick-up point; what is left out stays.',
  fields: t => ({
    provider: t.string({
      description: 'Key of one of `CheckoutRules.stationProviders`.',
      ...atMost({ characters: stationLimits.provider }),
    }),
    name: t.string({
      description: 'Its name or number, such as “Packstation 145”.',
      ...atMost({ characters: stationLimits.name * 2 }),
    }),
    zip: t.string({ description: 'Its postcode.', ...atMost({ characters: stationLimits.zip * 2 }) }),
    city: t.string({ description: 'Its town.', ...atMost({ characters: stationLimits.city * 2 }) }),
    country: t.string({
      description: 'ISO 3166 alpha-2; may be left out where the provider’s are in one country.',
      ...atMost({ characters: 2 }),
    }),
    customerNumber: t.string({
      description: 'The buyer’s own number at the provider, such as the Postnummer of DHL.',
      ...atMost({ characters: stationLimits.customerNumber * 2 }),
    }),
  }),
})

const CheckoutChanges = builder.inputType('CheckoutChanges', {
  fields: t => ({
    email: t.string(),
    comment: t.string(atMost({ characters: 4000 })),
    newsletter: t.boolean(),
    isPickup: t.boolean(),
    pickupPlace: t.string({
      description: 'Key of the place where the goods are picked up, of `CheckoutRules.pickupPlaces`.',
      ...atMost({ characters: 100 }),
    }),
    shippingAddress: t.field({ type: PostalAddressInput }),
    station: t.field({
      type: StationInput,
      description: 'The parcel locker or pick-up point that the goods go to; null: to the door.',
    }),
    answers: t.field({
      type: [AnswerInput],
      description: 'To what the shop asks of the whole order; fields that are left out stay as they were answered.',
      ...atMost({ entries: 30 }),
    }),
    hasOwnInvoiceAddress: t.boolean(),
    invoiceAddress: t.field({ type: PostalAddressInput }),
    paymentMethod: t.string(),
    deliversInParts: t.boolean({ description: 'Whether what is there is to be sent ahead, where the cart offers it.' }),
  }),
})

const CheckoutStep = builder.enumType('CheckoutStep', {
  values: { ADDRESS: { value: 'address' }, SHIPPING: { value: 'shipping' }, PAYMENT: { value: 'payment' } } as const,
})

builder.objectField(CartRef, 'openStep', t =>
  t.field({
    type: CheckoutStep,
    nullable: true,
    description: 'First step of the checkout that still lacks something; null once all of them are complete.',
    resolve: (cart, _args, { viewer }) => openStep(cart, viewer),
  }),
)

builder.objectField(CartRef, 'isPlaceable', t =>
  t.boolean({
    description:
      'Whether it would be ordered now, as far as it depends on cart, checkout and shop: what is declared when ordering (terms, age) is still to come.',
    resolve: (cart, _args, { viewer }) => isPlaceable(cart, viewer),
  }),
)

const UpdateCheckoutInput = builder.inputType('UpdateCheckoutInput', {
  fields: t => ({
    changes: t.field({ type: CheckoutChanges, required: true }),
    validate: t.field({
      type: CheckoutStep,
      description: 'The step whose completeness is checked; without one the changes are only kept.',
    }),
  }),
})

refusalType('TOO_MANY_ORDERS', 'TooManyOrders').implement({
  description: 'So many orders come from one client, or to one address, only over a longer time.',
  interfaces: [UserErrorRef],
  fields: t => ({ retryAfterSeconds: t.int({ resolve: error => Number(error.details?.retryAfterSeconds ?? 0) }) }),
})

const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  fields: t => ({
    idempotencyKey: t.string({
      required: true,
      description: 'Made anew for each order: 16 to 200 characters that nobody can guess, such as a UUID.',
    }),
    acceptTerms: t.boolean(),
    acceptConditions: t.boolean(),
    confirmAge: t.boolean(),
    expectedTotal: t.field({
      type: 'Cents',
      required: true,
      description: 'The amount to pay that the buyer saw; another one is refused with PRICE_CHANGED.',
    }),
  }),
})

type Outcome = { order: OrderNode | null; cart: CartView | null; viewer: Viewer | null }

const PlaceOrderPayload = payloadType<Outcome>('PlaceOrderPayload', t => ({
  order: t.expose('order', { type: OrderRef, nullable: true }),
  cart: t.expose('cart', { type: CartRef, nullable: true }),
  viewer: t.expose('viewer', { type: ViewerRef, nullable: true }),
}))

builder.mutationFields(t => ({
  updateCheckout: t.field({
    type: CartPayloadRef,
    authScopes: { buyer: true },
    args: { input: t.arg({ type: UpdateCheckoutInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ cart: CartView | null; viewer: Viewer | null }>({ cart: null, viewer: null }, async () => {
        ensureOwner(context)
        const { validate } = input
        const answers = input.changes.answers?.map(({ key, text }) => ({ key, text: text ?? null }))
        const { answers: _asked, ...entered } = input.changes
        const changes = { ...entered, ...(answers && { answers }) }
        return outcomeOf(context, await updateCheckout(context, { changes, validate: validate ?? null }))
      }),
  }),
  placeOrder: t.field({
    type: PlaceOrderPayload,
    authScopes: { buyerInPerson: true },
    args: { input: t.arg({ type: PlaceOrderInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Outcome>({ order: null, cart: null, viewer: null }, async () => {
        context.responder.limit('cart')
        context.responder.ensureVisitor()
        const { idempotencyKey, expectedTotal } = input
        const { order, lines, secret, contents } = await countedOnlyWhereDone(context, 'order', idempotencyKey, () =>
          placeOrder(context, {
            idempotencyKey,
            acceptTerms: input.acceptTerms ?? false,
            acceptConditions: input.acceptConditions ?? false,
            confirmAge: input.confirmAge ?? false,
            expectedTotal,
          }),
        )
        const path = statusPath(order.language, order.orderNumber, secret)
        const cart = contents ? viewCart(contents, context.viewer, context.now()) : await readCart(context)
        return { order: { order, lines, statusPath: path }, ...outcomeOf(context, cart) }
      }),
  }),
}))

builder.objectField(DashboardRef, 'opening', t =>
  t.field({
    type: OpeningRef,
    nullable: true,
    description: 'What keeps the shop closed; null for those who may not read settings.',
    resolve: (_figures, _args, context) => (mayRead(context.viewer, 'settings') ? settingsOf(context) : null),
  }),
)

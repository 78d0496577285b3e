import { isEmail } from '../../../kit/emails.ts'
import { postalRefusals } from '../../../kit/postalAddresses.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import { answerRefusals, fieldsOfOrder } from '../../cart/rules/answers.ts'
import { closedMessage, sells } from '../../cart/rules/minimumOrder.ts'
import type { CartView } from '../../cart/rules/view.ts'
import type { CheckoutDetails } from '../../cart/tables.ts'
import { chosenPlace } from '../../pricing/rules/pickup.ts'
import { stationRefusals } from '../../pricing/rules/stations.ts'
import { pickupPlaces, shippingSettings, stationProviders } from '../../pricing/settings.ts'
import { isOpen } from '../../settings/legalTexts/particulars.ts'
import { checkoutSettings } from '../settings.ts'

export type CheckoutStep = 'address' | 'shipping' | 'payment'

/** What the buyer declares and expects when ordering. `expectedTotal`: the amount to pay that they saw, in cents. */
export type Declaration = {
  readonly acceptTerms: boolean
  readonly acceptConditions: boolean
  readonly confirmAge: boolean
  readonly expectedTotal: number
}

/** The address that the order's mails go to: a signed-in person's own, else what was entered (shop.md 4). */
export const emailOf = (viewer: Viewer, checkout: CheckoutDetails): string | null => viewer.email ?? checkout.email

/** What a step of the checkout still lacks; the steps before it are looked at too. Source: shop.md 5 "Checkout". */
export function stepRefusals(cart: CartView, viewer: Viewer, step: CheckoutStep, path: readonly string[]): Refusal[] {
  const refusals = contactRefusals(cart, viewer, path)
  if (step !== 'address') refusals.push(...shippingRefusals(cart, path), ...orderAnswerRefusals(cart, path))
  if (step === 'payment') refusals.push(...paymentRefusals(cart, path))
  return refusals
}

const steps: readonly CheckoutStep[] = ['address', 'shipping', 'payment']

/** The first step of the checkout that still lacks something; null once all of them are complete. */
export const openStep = (cart: CartView, viewer: Viewer): CheckoutStep | null =>
  steps.find(step => stepRefusals(cart, viewer, step, []).length > 0) ?? null

/** Whether nothing but the buyer's declarations stands between a cart and its order. */
export const isPlaceable = (cart: CartView, viewer: Viewer): boolean => {
  const declared = { acceptTerms: true, acceptConditions: true, confirmAge: true }
  return placementRefusals(cart, viewer, { ...declared, expectedTotal: cart.quote.totals.toPay }).length === 0
}

function contactRefusals({ checkout, contents }: CartView, viewer: Viewer, path: readonly string[]): Refusal[] {
  const email = emailOf(viewer, checkout)
  const refusals: Refusal[] = []
  if (!email || !isEmail(email)) {
    refusals.push(refusal('EMAIL_INVALID', [...path, 'email'], 'A valid e-mail address is needed.'))
  }
  const countries = shippingSettings.of(contents.settings).countries.map(({ code }) => code)
  refusals.push(...postalRefusals(checkout.shippingAddress, countries, [...path, 'shippingAddress']))
  if (checkout.hasOwnInvoiceAddress) {
    refusals.push(...postalRefusals(checkout.invoiceAddress, countries, [...path, 'invoiceAddress']))
  }
  return refusals
}

function shippingRefusals(cart: CartView, path: readonly string[]): Refusal[] {
  const { checkout, contents, quote, needsShipping } = cart
  if (!needsShipping) return []
  if (checkout.isPickup) {
    const places = pickupPlaces(contents.settings)
    const key = checkout.pickupPlace ?? null
    if (places.length === 0) return [refusal('INVALID_INPUT', [...path, 'isPickup'], 'The shop offers no pick-up.')]
    if (chosenPlace(places, key)) return []
    const at = [...path, 'pickupPlace']
    return key === null
      ? [refusal('PICKUP_PLACE_MISSING', at, 'One of the places must be chosen.')]
      : [refusal('PICKUP_PLACE_GONE', at, 'Goods are no longer handed out at the place that was chosen.')]
  }
  const { station } = checkout
  const refusals: Refusal[] = []
  if (station) {
    const countries = shippingSettings.of(contents.settings).countries.map(({ code }) => code)
    refusals.push(...stationRefusals(station, stationProviders(contents.settings), countries, [...path, 'station']))
  }
  if (quote.refusals.some(({ code }) => code === 'NOT_DELIVERABLE')) {
    const at = station ? ['station', 'country'] : ['shippingAddress', 'country']
    refusals.push(refusal('NOT_DELIVERABLE', [...path, ...at], 'Some of this cannot be delivered there.'))
  }
  return refusals
}

/** What the shop asks of the whole order and was not answered. */
const orderAnswerRefusals = ({ checkout, contents }: CartView, path: readonly string[]): Refusal[] =>
  answerRefusals(fieldsOfOrder(contents.settings), checkout.answers ?? {}, [...path, 'answers'])

/** Where nothing is to pay, no method is needed (pricing.md, step 10). */
function paymentRefusals({ checkout, quote }: CartView, path: readonly string[]): Refusal[] {
  if (quote.totals.toPay === 0) return []
  const at = [...path, 'paymentMethod']
  if (!checkout.paymentMethod) return [refusal('PAYMENT_METHOD_MISSING', at, 'A payment method must be chosen.')]
  return quote.paymentMethods.includes(checkout.paymentMethod)
    ? []
    : [refusal('PAYMENT_METHOD_NOT_ALLOWED', at, 'This payment method is not offered for this order.')]
}

/**
 * Every reason against placing an order: what is wrong with lines of the cart, what the checkout lacks, what was not
 * declared. That the sum is not the one seen is only said where no line explains it, with why codes take nothing off; who
 * saw the sum without them gets the order without them. Source: shop.md 5; decisions.md.
 */
export function placementRefusals(cart: CartView, viewer: Viewer, declaration: Declaration): Refusal[] {
  if (cart.lines.length === 0) return [refusal('CART_EMPTY', [], 'The cart is empty.')]
  if (!isOpen(cart.contents.settings))
    return [refusal('SHOP_NOT_OPEN', [], 'The operator has not said yet who sells; settings: `shop` and `operator`.')]
  if (!sells(cart.contents.settings)) return [refusal('SHOP_CLOSED', [], closedMessage)]
  const lineRefusals = cart.problems.flatMap(({ code, line, path = [], details }) =>
    line === null
      ? []
      : [refusal(code, ['lines', line.line.id, ...path], 'This line cannot be ordered as it is.', details)],
  )
  const refusals = [...lineRefusals, ...stepRefusals(cart, viewer, 'payment', ['checkout'])]
  if (cart.minimum)
    refusals.push(
      refusal('ORDER_TOO_SMALL', ['lines'], 'The goods are worth less than the shop asks for.', {
        minimum: cart.minimum.amount,
        missing: cart.minimum.missing,
      }),
    )
  const { termsRequired, conditionsRequired, ageRequired } = checkoutSettings.of(cart.contents.settings)
  if (termsRequired && !declaration.acceptTerms) {
    refusals.push(refusal('TERMS_REQUIRED', ['acceptTerms'], 'The terms must be accepted.'))
  }
  if (conditionsRequired && !declaration.acceptConditions) {
    refusals.push(refusal('CONDITIONS_REQUIRED', ['acceptConditions'], 'The conditions must be accepted.'))
  }
  if (ageRequired && !declaration.confirmAge) {
    refusals.push(refusal('AGE_REQUIRED', ['confirmAge'], 'The age must be confirmed.'))
  }
  const { toPay } = cart.quote.totals
  if (lineRefusals.length === 0 && declaration.expectedTotal !== toPay) {
    const message = 'The prices have changed since they were seen.'
    refusals.push(refusal('PRICE_CHANGED', ['expectedTotal'], message, { total: toPay }))
    for (const { code, notice } of cart.codes) {
      if (notice) refusals.push(refusal(notice.code, ['codes', code], 'It takes nothing off any more.', notice.details))
    }
  }
  return refusals
}

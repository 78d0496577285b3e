import type { MessageId } from '../../../intl/messageIds.ts'
import { waitingOf } from '../../../intl/waiting.ts'
import { addressMistake, type FormMistake, type ToldRefusal } from '../../accounts/parts/addresses/addressMistakes.ts'
import type { Step } from './steps.ts'

/** Something of the checkout that a person can mend. */
export interface Mistake extends FormMistake {
  /** The step in which it is mended; null where no step helps. */
  readonly step: Step | null
}

const texts: Record<string, MessageId> = {
  EMAIL_INVALID: 'checkout.mistake.email',
  NOT_DELIVERABLE: 'checkout.mistake.notDeliverable',
  PICKUP_PLACE_MISSING: 'checkout.mistake.placeMissing',
  PICKUP_PLACE_GONE: 'checkout.mistake.placeGone',
  STATION_INCOMPLETE: 'checkout.mistake.stationIncomplete',
  STATION_INVALID: 'checkout.mistake.stationInvalid',
  STATION_GONE: 'checkout.mistake.stationGone',
  ANSWER_MISSING: 'checkout.mistake.answerMissing',
  ANSWER_INVALID: 'checkout.mistake.answerInvalid',
  PAYMENT_METHOD_MISSING: 'checkout.mistake.paymentMissing',
  PAYMENT_METHOD_NOT_ALLOWED: 'checkout.mistake.paymentNotAllowed',
  APPROVAL_NEEDED: 'checkout.mistake.approvalNeeded',
  APPROVER_MISSING: 'checkout.mistake.approverMissing',
  BUYER_SUSPENDED: 'checkout.mistake.suspended',
  TOO_MANY_OPEN: 'checkout.mistake.tooManyRequests',
  TERMS_REQUIRED: 'checkout.mistake.terms',
  CONDITIONS_REQUIRED: 'checkout.mistake.conditions',
  AGE_REQUIRED: 'checkout.mistake.age',
  PRICE_CHANGED: 'checkout.mistake.priceChanged',
  CODE_UNKNOWN: 'checkout.mistake.code',
  COUPON_NOT_YET_VALID: 'checkout.mistake.code',
  COUPON_EXPIRED: 'checkout.mistake.code',
  COUPON_USED_UP: 'cart.code.usedUp',
  COUPON_USED_BY_YOU: 'cart.code.usedByYou',
  COUPON_NOT_FOR_CUSTOMER: 'checkout.mistake.code',
  COUPON_MINIMUM_NOT_REACHED: 'checkout.mistake.code',
  COUPON_NOT_COMBINABLE: 'checkout.mistake.code',
  COUPON_NOT_APPLICABLE: 'checkout.mistake.code',
  VOUCHER_EXPIRED: 'checkout.mistake.voucher',
  VOUCHER_EMPTY: 'checkout.mistake.voucher',
  VOUCHER_BLOCKED: 'checkout.mistake.voucher',
  VOUCHER_OTHER_CURRENCY: 'checkout.mistake.voucher',
  VOUCHER_NOTHING_TO_PAY: 'checkout.mistake.voucher',
  VOUCHERS_NOT_TAKEN: 'checkout.mistake.voucher',
  VOUCHER_BALANCE_CHANGED: 'cart.code.voucherMoved',
  SOLD_OUT: 'checkout.mistake.soldOut',
  ONLY_FEW_LEFT: 'checkout.mistake.fewLeft',
  PRODUCT_UNAVAILABLE: 'checkout.mistake.unavailable',
  SHOP_NOT_OPEN: 'checkout.mistake.notOpen',
  SHOP_CLOSED: 'checkout.mistake.closed',
  ORDER_TOO_SMALL: 'checkout.mistake.tooSmall',
  CART_EMPTY: 'checkout.mistake.cartEmpty',
  CART_EXPIRED: 'checkout.mistake.cartExpired',
  CART_TOKEN_REQUIRED: 'checkout.mistake.cartUnknown',
  CART_TOKEN_UNKNOWN: 'checkout.mistake.cartUnknown',
  VAT_RATE_MISSING: 'checkout.mistake.vatRate',
  TOO_MANY_ORDERS: 'checkout.mistake.tooManyOrders',
  ACTING_FOR_CUSTOMER: 'checkout.mistake.acting',
  ADDRESS_INCOMPLETE: 'checkout.mistake.incomplete',
}

/** The parts of an address in the order of its form. */
const addressOrder = 'company vatId title firstName lastName address zip city country phone'.split(' ')

/** All fields of the checkout in the order in which they stand. */
const order = [
  'email',
  ...['shippingAddress', 'invoiceAddress'].flatMap(name => [name, ...addressOrder.map(part => `${name}.${part}`)]),
  ...[
    'comment',
    'newsletter',
    'isPickup',
    'pickupPlace',
    ...['provider', 'name', 'customerNumber', 'zip', 'city', 'country'].map(part => `station.${part}`),
    'answers',
    'paymentMethod',
    'acceptTerms',
    'acceptConditions',
    'confirmAge',
  ],
]

/** Fields whose step is known by their name. */
function stepOf(field: string | null, code: string): Step | null {
  if (code === 'NOT_DELIVERABLE') return 'shipping'
  if (field === null) return null
  if (field === 'paymentMethod') return 'payment'
  if (field === 'isPickup' || field === 'pickupPlace' || /^(?:station|answers)\./.test(field)) return 'shipping'
  return /^(?:email|comment|newsletter|shippingAddress|invoiceAddress)/.test(field) ? 'address' : null
}

/** What paths begin with that lead to no field. */
const notFields = ['lines', 'codes', 'expectedTotal', 'idempotencyKey']

/** The field that a path of the input leads to, as forms name it: 'shippingAddress.zip'. */
function fieldOf([root, ...rest]: readonly string[]): string | null {
  if (root === 'changes' || root === 'checkout') return rest.length > 0 ? rest.join('.') : null
  return root === undefined || notFields.includes(root) ? null : root
}

const stationParts: Readonly<Record<string, MessageId>> = {
  name: 'checkout.mistake.station.name',
  zip: 'account.mistake.zip',
  city: 'account.mistake.city',
  country: 'account.mistake.country',
  customerNumber: 'checkout.mistake.station.customerNumber',
}

/** Where a field stands; what the shop asks of its own stands together. */
const placeOf = (field: string | null) => order.indexOf(field?.startsWith('answers.') ? 'answers' : (field ?? ''))

/** What is said of a part of a parcel locker or pick-up point. */
function stationMistake({ code, path, example }: ToldRefusal): Pick<Mistake, 'text' | 'values'> | null {
  const missing = stationParts[path.at(-1) ?? '']
  if (code === 'STATION_INCOMPLETE') return missing ? { text: missing } : null
  if (code === 'COUNTRY_NOT_SERVED') return { text: 'checkout.mistake.station.country' }
  return code === 'STATION_INVALID' ? { text: texts[code]!, values: { example: example ?? '' } } : null
}

/** What fields of the shop's own are called, by their keys. */
type Labels = Readonly<Record<string, string>>

/**
 * What the server refused, in words and beside the fields: what is about the whole first, then in the order of the fields,
 * each field once, and what is said twice of none once.
 */
export function mistakesOf(refusals: readonly ToldRefusal[], labels: Labels = {}): Mistake[] {
  const mistakes = refusals.map((refusal): Mistake => {
    const { code, path, retryAfterSeconds } = refusal
    const field = code === 'NOT_DELIVERABLE' ? null : fieldOf(path)
    return {
      field,
      text: texts[code] ?? 'checkout.mistake.other',
      ...(code === 'TOO_MANY_ORDERS' && { values: waitingOf(retryAfterSeconds) }),
      ...(code.startsWith('ANSWER_') && { values: { label: labels[path.at(-1) ?? ''] ?? 'none' } }),
      ...(!code.startsWith('STATION_') && addressMistake(refusal)),
      ...(field?.startsWith('station.') && stationMistake(refusal)),
      step: stepOf(field, code),
    }
  })
  return mistakes
    .toSorted((a, b) => placeOf(a.field) - placeOf(b.field))
    .filter(
      ({ field, text }, at, all) =>
        all.findIndex(other => other.field === field && (field !== null || other.text === text)) === at,
    )
}

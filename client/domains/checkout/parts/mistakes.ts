import type { MessageId } from '../../../intl/messageIds.ts'
import { type Waiting, waitingOf } from '../../../intl/waiting.ts'
import type { Step } from './steps.ts'

/** Something of the checkout that a person can mend. */
export interface Mistake {
  /** Name of the form's field; null where it is about the whole. */
  readonly field: string | null
  readonly text: MessageId
  /** How long to wait before it can be mended. */
  readonly values?: Waiting
  /** The step in which it is mended; null where no step helps. */
  readonly step: Step | null
}

/** A refusal as far as it is told here. */
export interface ToldRefusal {
  readonly code: string
  readonly path: readonly string[]
  readonly retryAfterSeconds?: number | null
}

const missing: Record<string, MessageId> = {
  company: 'checkout.mistake.company',
  firstName: 'checkout.mistake.firstName',
  lastName: 'checkout.mistake.lastName',
  address: 'checkout.mistake.address',
  zip: 'checkout.mistake.zip',
  city: 'checkout.mistake.city',
  country: 'checkout.mistake.country',
}

const texts: Record<string, MessageId> = {
  EMAIL_INVALID: 'checkout.mistake.email',
  NAME_INVALID: 'checkout.mistake.name',
  PHONE_INVALID: 'checkout.mistake.phone',
  VAT_ID_INVALID: 'checkout.mistake.vatId',
  COUNTRY_NOT_SERVED: 'checkout.mistake.countryNotServed',
  NOT_DELIVERABLE: 'checkout.mistake.notDeliverable',
  INVALID_INPUT: 'checkout.mistake.tooLong',
  PAYMENT_METHOD_MISSING: 'checkout.mistake.paymentMissing',
  PAYMENT_METHOD_NOT_ALLOWED: 'checkout.mistake.paymentNotAllowed',
  TERMS_REQUIRED: 'checkout.mistake.terms',
  CONDITIONS_REQUIRED: 'checkout.mistake.conditions',
  AGE_REQUIRED: 'checkout.mistake.age',
  PRICE_CHANGED: 'checkout.mistake.priceChanged',
  SOLD_OUT: 'checkout.mistake.soldOut',
  ONLY_FEW_LEFT: 'checkout.mistake.fewLeft',
  PRODUCT_UNAVAILABLE: 'checkout.mistake.unavailable',
  SHOP_NOT_OPEN: 'checkout.mistake.notOpen',
  CART_EMPTY: 'checkout.mistake.cartEmpty',
  CART_EXPIRED: 'checkout.mistake.cartExpired',
  VAT_RATE_MISSING: 'checkout.mistake.vatRate',
  TOO_MANY_ORDERS: 'checkout.mistake.tooManyOrders',
  ACTING_FOR_CUSTOMER: 'checkout.mistake.acting',
}

/** Fields whose step is known by their name. */
function stepOf(field: string | null, code: string): Step | null {
  if (code === 'NOT_DELIVERABLE') return 'shipping'
  if (field === null) return null
  if (field === 'paymentMethod') return 'payment'
  if (field === 'isPickup') return 'shipping'
  return /^(?:email|comment|newsletter|shippingAddress|invoiceAddress)/.test(field) ? 'address' : null
}

/** The field that a path of the input leads to, as forms name it: 'shippingAddress.zip'. */
function fieldOf([root, ...rest]: readonly string[]): string | null {
  if (root === 'changes' || root === 'checkout') return rest.length > 0 ? rest.join('.') : null
  return root === undefined || root === 'lines' || root === 'expectedTotal' || root === 'idempotencyKey' ? null : root
}

/** What the server refused, in words and beside the fields; what is said twice of no field is said once. */
export function mistakesOf(refusals: readonly ToldRefusal[]): Mistake[] {
  const mistakes = refusals.map(({ code, path, retryAfterSeconds }): Mistake => {
    const field = fieldOf(path)
    const text = (code === 'ADDRESS_INCOMPLETE' && missing[path.at(-1) ?? '']) || texts[code]
    const isAddress = code === 'ADDRESS_INCOMPLETE'
    return {
      field: code === 'NOT_DELIVERABLE' ? null : field,
      text: text ?? (isAddress ? 'checkout.mistake.incomplete' : 'checkout.mistake.other'),
      step: stepOf(field, code),
      ...(code === 'TOO_MANY_ORDERS' && { values: waitingOf(retryAfterSeconds) }),
    }
  })
  return mistakes.filter(
    (mistake, at) => mistakes.findIndex(other => other.text === mistake.text && other.field === mistake.field) === at,
  )
}

/** Every way in which a person can be told no and mend it. GraphQL shows them as `UserErrorCode`, REST as statuses. */
export const refusalCodes = [
  'INVALID_INPUT',
  'NOT_FOUND',
  'STALE_REVISION',
  'ENTRY_TWICE',
  'RANGE_REVERSED',
  'RANGE_OVERLAPS',
  'AMOUNT_INVALID',
  'AMOUNT_TOO_LARGE',
  'VARIANT_UNKNOWN',
  'VARIANT_EXISTS',
  'PROPERTY_MISSING',
  'PRODUCT_UNAVAILABLE',
  'SOLD_OUT',
  'ONLY_FEW_LEFT',
  'NOT_ENOUGH_LEFT',
  'FIT_MISSING',
  'SIZE_MISSING',
  'PERSONALISATION_MISSING',
  'PERSONALISATION_TOO_LONG',
  'PERSONALISATION_NOT_OFFERED',
  'PERSONALISATION_NOT_PRINTABLE',
  'TOO_MANY_TEXTS',
  'TEXTS_TOO_LONG',
  'SET_INCOMPLETE',
  'SET_UNEQUAL',
  'SHOP_NOT_OPEN',
  'SHOP_CLOSED',
  'ORDER_TOO_SMALL',
  'CART_EMPTY',
  'CART_EXPIRED',
  'CART_FULL',
  'CART_CHANGED',
  'CART_TOKEN_REQUIRED',
  'CART_TOKEN_UNKNOWN',
  'PRICE_CHANGED',
  'CODE_UNKNOWN',
  'CODE_TAKEN',
  'COUPON_NOT_YET_VALID',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'PICKUP_PLACE_MISSING',
  'PICKUP_PLACE_GONE',
  'STATION_INCOMPLETE',
  'STATION_INVALID',
  'STATION_GONE',
  'ANSWER_MISSING',
  'ANSWER_INVALID',
  'COUPON_USED_BY_YOU',
  'COUPON_NOT_FOR_CUSTOMER',
  'COUPON_MINIMUM_NOT_REACHED',
  'COUPON_NOT_COMBINABLE',
  'COUPON_NOT_APPLICABLE',
  'COUPON_ABOVE_LOWEST_PRICE',
  'VOUCHER_EXPIRED',
  'VOUCHER_EMPTY',
  'VOUCHER_BLOCKED',
  'VOUCHER_OTHER_CURRENCY',
  'VOUCHER_NOTHING_TO_PAY',
  'VOUCHER_BALANCE_CHANGED',
  'PAYOUT_CHANGED',
  'COMMISSION_CHANGED',
  'VOUCHERS_NOT_TAKEN',
  'TOO_MANY_VOUCHERS',
  'VOUCHER_REDEEMED',
  'ADDRESS_INCOMPLETE',
  'EMAIL_INVALID',
  'VAT_ID_INVALID',
  'COUNTRY_NOT_SERVED',
  'NOT_DELIVERABLE',
  'PAYMENT_METHOD_MISSING',
  'PAYMENT_METHOD_NOT_ALLOWED',
  'TERMS_REQUIRED',
  'CONDITIONS_REQUIRED',
  'AGE_REQUIRED',
  'VAT_RATE_MISSING',
  'WRONG_CREDENTIALS',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_ORDERS',
  'TOO_MANY_MAILS',
  'MAIL_LINK_GONE',
  'PROOF_OF_WORK_REQUIRED',
  'EMAIL_TAKEN',
  'EMAIL_NOT_CONFIRMED',
  'PHONE_INVALID',
  'POSTCODE_INVALID',
  'NAME_INVALID',
  'PASSWORD_TOO_WEAK',
  'PASSWORDS_DIFFER',
  'PASSWORD_WRONG',
  'TOKEN_UNKNOWN',
  'TOKEN_USED',
  'TOKEN_EXPIRED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_WRONG',
  'PASSKEY_REFUSED',
  'ADDRESS_IS_DEFAULT_INVOICE',
  'ADDRESS_IS_DEFAULT_SHIPPING',
  'TOO_MANY_ADDRESSES',
  'TOO_MANY_TEAM_LISTS',
  'TOO_MANY_WISH_LISTS',
  'WISH_LIST_FULL',
  'TOO_MANY_SAVED_VIEWS',
  'ROLES_NOT_ALLOWED',
  'OWN_ROLES',
  'OWN_ACCOUNT',
  'LAST_SYSTEM_ACCOUNT',
  'ACCOUNT_INACTIVE',
  'EXPORT_RUNNING',
  'ACTING_FOR_CUSTOMER',
  'TRANSITION_NOT_ALLOWED',
  'APPROVAL_NEEDED',
  'APPROVER_MISSING',
  'BUYER_SUSPENDED',
  'LAST_ADMINISTRATOR',
  'ALREADY_IN_COMPANY',
  'INVITATION_FOR_OTHERS',
  'TOO_MANY_OPEN',
  'INVOICE_EXISTS',
  'INVOICE_INCOMPLETE',
  'NOTHING_TO_INVOICE',
  'BILL_UNREADABLE',
  'BILL_EXISTS',
  'BILL_OWN',
  'DOCUMENT_ISSUED',
  'DOCUMENT_LOCKED',
  'AMOUNT_EXCEEDED',
  'DOCUMENTS_DIFFER',
  'WITHDRAWAL_EXCLUDED',
  'SECOND_PERSON_REQUIRED',
  'SLUG_TAKEN',
  'NUMBER_TAKEN',
  'FILE_TYPE_INVALID',
  'FILE_TOO_LARGE',
  'FILE_BROKEN',
  'HEIC_NOT_TAKEN',
  'IMAGE_TOO_SMALL',
  'TOO_MANY_PIXELS',
  'FILE_IN_USE',
  'FILE_LOCKED',
  'PRODUCT_LOCKED',
  'ENTRY_LOCKED',
  'ENTRY_IN_USE',
  'FORM_LOCKED',
  'FORM_IN_USE',
  'ENTRY_CYCLE',
  'TITLE_MISSING',
  'BOTH_LANGUAGES_REQUIRED',
  'BLOCK_FOR_ADMINS',
  'REDIRECT_LOOP',
  'PICTURE_NOT_EDITABLE',
  'PICTURE_NOT_PUBLIC',
  'CROP_INVALID',
  'FILE_DUPLICATE',
  'QUOTA_REACHED',
  'REHEARSAL_RUNNING',
  'IMPORT_RUNNING',
  'IMPORT_STATE',
  'IMPORT_ERRORS',
  'IMPORT_UNNAMED',
  'COLUMNS_UNKNOWN',
  'TEXT_EMPTY',
  'TEXT_BROKEN',
  'TEXT_PLACEHOLDERS',
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** A reason that a person can mend. `path` leads into the input; `message` is for developers; `details` are the
 *  figures a reader needs (`{ available: 3 }`). */
export type Refusal = {
  readonly code: RefusalCode
  readonly path: readonly string[]
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

export const refusal = (
  code: RefusalCode,
  path: readonly string[],
  message: string,
  details?: Readonly<Record<string, unknown>>,
): Refusal => (details ? { code, path, message, details } : { code, path, message })

/** Why staff who act for a customer change no consent of theirs: nobody consents for somebody else. Where an update holds
 *  nothing else than what the customer alone may do, its audience says so (`oneself`). */
export const consentRefusal = (path: readonly string[]): Refusal =>
  refusal('ACTING_FOR_CUSTOMER', path, 'Nobody consents for somebody else.')

/** Thrown by operations, because throwing is what rolls the transaction back. Carries all reasons at once. */
export class Refused extends Error {
  readonly refusals: readonly Refusal[]
  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(each => `${each.code} at ${each.path.join('.') || '(root)'}: ${each.message}`).join('; '))
    this.name = 'Refused'
    this.refusals = refusals
  }
}

/** Throws `Refused` if there is any reason to. */
export function refuseIf(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new Refused(refusals)
}

/** Refuses for a single reason. */
export function refuse(
  code: RefusalCode,
  path: readonly string[],
  message: string,
  details?: Record<string, unknown>,
): never {
  throw new Refused([refusal(code, path, message, details)])
}

/** Refuses with STALE_REVISION a change by an editor who saw another revision than there is: somebody else was faster.
 *  `seen` null: whatever there is by now. `field` is what the input calls it. */
export function refuseStale(row: { readonly revision: number }, seen: number | null, field = 'revision'): void {
  const { revision } = row
  if (seen !== null && seen !== revision) {
    refuse('STALE_REVISION', [field], `${field} ${seen} was changed; there is ${revision} by now.`, {
      [field]: revision,
    })
  }
}

/** The same by the instant at which it was last changed, where not every change counts as a revision. */
export function refuseOutdated(row: { readonly changed: string; readonly revision?: unknown }, seen: string): void {
  const { changed, revision } = row
  if (seen !== changed) {
    refuse('STALE_REVISION', ['changed'], `It was changed at ${changed}, after it was read.`, {
      ...(typeof revision === 'number' && { revision }),
    })
  }
}

/** The viewer may not do this. `isSignedIn` (or asked with a key that counts) decides between 401 and 403; `message` is
 *  for developers. */
export class NotAllowed extends Error {
  readonly isSignedIn: boolean
  constructor(isSignedIn: boolean, message = isSignedIn ? 'No permission.' : 'Please sign in.') {
    super(message)
    this.name = 'NotAllowed'
    this.isSignedIn = isSignedIn
  }
}

/** What was asked for does not exist, or is not the asker's to know. */
export class NotFound extends Error {
  constructor() {
    super('not found')
    this.name = 'NotFound'
  }
}

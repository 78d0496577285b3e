import type { CodeBar } from './codes.ts'

/** What programs are told of a code that cannot be used; people read the texts of the refusals. */
export const codeWords: Readonly<Record<CodeBar['code'], (details: Readonly<Record<string, unknown>>) => string>> = {
  CODE_UNKNOWN: () => 'No coupon and no voucher has this code.',
  COUPON_NOT_YET_VALID: ({ day }) => `The coupon holds from ${String(day)} on.`,
  COUPON_EXPIRED: ({ day }) => `The coupon held until ${String(day)}.`,
  COUPON_USED_UP: () => 'The coupon was used as often as it may be.',
  COUPON_USED_BY_YOU: () => 'This customer has used the coupon as often as one may.',
  COUPON_NOT_FOR_CUSTOMER: () => 'The coupon is for other customers, some of whom have to sign in first.',
  VOUCHERS_NOT_TAKEN: () => 'The shop takes no vouchers at the moment.',
  VOUCHER_BLOCKED: () => 'The voucher is blocked.',
  VOUCHER_EXPIRED: ({ day }) => `The voucher could be redeemed until ${String(day)}.`,
  VOUCHER_OTHER_CURRENCY: () => 'The voucher is of another currency than the shop.',
  VOUCHER_EMPTY: () => 'Nothing is left on the voucher.',
}

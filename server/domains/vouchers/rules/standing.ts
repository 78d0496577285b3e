import type { Day } from '../../../kit/days.ts'
import type { Cents } from '../../../kit/money.ts'

/** What an entry of a voucher is: made with its value, paid an order, had back from a cancelled one, put right by staff. */
const voucherEntryKinds = ['issued', 'redeemed', 'returned', 'corrected'] as const
export type VoucherEntryKind = (typeof voucherEntryKinds)[number]

/** What is known of the voucher that an entered code opens. `isTheirs`: false where it is another one's alone. */
export type VoucherFacts = {
  readonly id: string
  readonly code: string
  readonly currency: string
  readonly balance: Cents
  readonly expiresOn: Day | null
  readonly isBlocked: boolean
  readonly isTheirs: boolean
}

/** Why a voucher pays nothing. `details`: figures that a reader needs, such as the `day` until which it held. */
export type VoucherBar = {
  readonly code:
    | ('CODE_UNKNOWN' | 'VOUCHERS_NOT_TAKEN' | 'VOUCHER_BLOCKED' | 'VOUCHER_EXPIRED')
    | ('VOUCHER_OTHER_CURRENCY' | 'VOUCHER_EMPTY')
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Why a voucher cannot be used, whatever lies in the cart; the first that applies; null where it can. One that is not
 * there and one that is somebody else's alone are answered alike.
 */
export function voucherBar(
  voucher: VoucherFacts | null,
  { today, currency, isEnabled }: { readonly today: Day; readonly currency: string; readonly isEnabled: boolean },
): VoucherBar | null {
  if (!voucher?.isTheirs) return { code: 'CODE_UNKNOWN' }
  if (!isEnabled) return { code: 'VOUCHERS_NOT_TAKEN' }
  if (voucher.isBlocked) return { code: 'VOUCHER_BLOCKED' }
  const { expiresOn } = voucher
  if (expiresOn !== null && today > expiresOn) return { code: 'VOUCHER_EXPIRED', details: { day: expiresOn } }
  if (voucher.currency !== currency) return { code: 'VOUCHER_OTHER_CURRENCY' }
  return voucher.balance > 0 ? null : { code: 'VOUCHER_EMPTY' }
}

export const voucherStates = ['open', 'partly', 'redeemed', 'expired', 'blocked'] as const
export type VoucherState = (typeof voucherStates)[number]

/** How a voucher stands on a day of the shop; what is blocked is nothing else besides, what is empty does not expire. */
export function voucherState(
  voucher: {
    readonly valueCents: Cents
    readonly balanceCents: Cents
    readonly expiresOn: Day | null
    readonly blockedAt: Date | null
  },
  today: Day,
): VoucherState {
  const { valueCents, balanceCents, expiresOn, blockedAt } = voucher
  if (blockedAt !== null) return 'blocked'
  if (balanceCents === 0) return 'redeemed'
  if (expiresOn !== null && today > expiresOn) return 'expired'
  return balanceCents < valueCents ? 'partly' : 'open'
}

/**
 * The last day of a voucher that is sold on a day: the end of the year that lies so many years ahead, as the limitation of
 * claims is reckoned (§§ 195, 199 BGB); null for one that does not expire. `years` 0: never.
 */
export const lastDayOf = (issuedOn: Day, years: number): Day | null =>
  years === 0 ? null : `${Number(issuedOn.slice(0, 4)) + years}-12-31`

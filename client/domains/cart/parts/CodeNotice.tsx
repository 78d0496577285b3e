import { FormattedMessage } from 'react-intl'
import { useFormat } from '../../../intl/format.ts'
import type { MessageId } from '../../../intl/messageIds.ts'

export interface CodeNoticeProps {
  code: string
  /** From which day on it holds, or until which it held. */
  day?: string | null
  /** What is missing to its least value of goods. */
  missing?: { readonly cents: number; readonly currency: string } | null
}

const texts: Readonly<Record<string, MessageId>> = {
  CODE_UNKNOWN: 'cart.code.unknown',
  COUPON_NOT_YET_VALID: 'cart.code.notYet',
  COUPON_EXPIRED: 'cart.code.expired',
  COUPON_USED_UP: 'cart.code.usedUp',
  COUPON_USED_BY_YOU: 'cart.code.usedByYou',
  COUPON_NOT_FOR_CUSTOMER: 'cart.code.notForYou',
  COUPON_MINIMUM_NOT_REACHED: 'cart.code.minimum',
  COUPON_NOT_COMBINABLE: 'cart.code.notCombinable',
  COUPON_NOT_APPLICABLE: 'cart.code.notApplicable',
  VOUCHER_EXPIRED: 'cart.code.voucherExpired',
  VOUCHER_EMPTY: 'cart.code.voucherEmpty',
  VOUCHER_BLOCKED: 'cart.code.voucherBlocked',
  VOUCHER_OTHER_CURRENCY: 'cart.code.voucherCurrency',
  VOUCHER_NOTHING_TO_PAY: 'cart.code.voucherNothing',
  VOUCHER_BALANCE_CHANGED: 'cart.code.voucherMoved',
  VOUCHERS_NOT_TAKEN: 'cart.code.vouchersOff',
  TOO_MANY_VOUCHERS: 'cart.code.tooManyVouchers',
}

/** Why a code takes nothing off, in words. */
export function CodeNotice({ code, day, missing }: CodeNoticeProps) {
  const format = useFormat()
  const values = { day: day ? format.day(day) : '', missing: missing ? format.money(missing) : '' }
  return <FormattedMessage id={texts[code] ?? 'cart.code.other'} values={values} />
}

import { type Cents, total } from '../../../kit/money.ts'
import type { Customer, Optional, PaymentMethod, Voucher } from './pricingCase.ts'
import type { VoucherPayment } from './quote.ts'
import { compareIds, entryOf, limitOf, listOf } from './reading.ts'

/** What vouchers pay, and how many codes were given again. */
export interface VoucherPayments {
  payments: VoucherPayment[]
  paid: Cents
  repeats: number
}

/**
 * Lets vouchers pay in the order given, each up to what is left; `payable` is the gross of goods and shipping, without
 * voucher products. A code given again counts once, with the balance first given. Vouchers do not discount: the VAT is
 * unchanged. Source: pricing.md, step 10.
 */
export function payWithVouchers(vouchers: Optional<readonly Voucher[]>, payable: Cents): VoucherPayments {
  const payments = new Map<string, VoucherPayment>()
  let left = payable
  let repeats = 0
  for (const { code, balance } of listOf(vouchers)) {
    if (payments.has(code)) {
      repeats += 1
      continue
    }
    const worth = balance ?? 0
    const paid = Math.min(worth, left)
    left -= paid
    payments.set(code, { code, paid, remaining: worth - paid })
  }
  const list = [...payments.values()]
  return { payments: list, paid: total(list.map(({ paid }) => paid)), repeats }
}

const orderIfUnset = 999

/**
 * The ids of the payment methods that may pay an amount from a country, by `order`, then id; none where nothing is to
 * pay. A method must be configured and enabled, the amount within its limits and the country in its list, if it has one.
 * The customer's own settings win field by field; nothing makes up for a missing configuration.
 * `country` is the invoice country, else the destination, else the home country.
 * Source: pricing.md, "Payment methods".
 */
export function paymentMethodIds(
  methods: Optional<readonly PaymentMethod[]>,
  toPay: Cents,
  country: string | null,
  customer: Optional<Customer>,
): string[] {
  if (toPay === 0) return []
  return listOf(methods)
    .map(method => withOverrides(method, customer))
    .filter(method => isOffered(method, toPay, country))
    .sort((a, b) => (a.order ?? orderIfUnset) - (b.order ?? orderIfUnset) || compareIds(a.id, b.id))
    .map(method => method.id)
}

function withOverrides(method: PaymentMethod, customer: Optional<Customer>): PaymentMethod {
  const own = entryOf(customer?.paymentOverrides, method.id)
  if (!own) return method
  return {
    ...method,
    enabled: own.enabled ?? method.enabled,
    min: own.min ?? method.min,
    max: own.max ?? method.max,
    order: own.order ?? method.order,
  }
}

function isOffered(method: PaymentMethod, toPay: Cents, country: string | null): boolean {
  if (!method.configured || !method.enabled) return false
  const min = limitOf(method.min) ?? 0
  const max = limitOf(method.max) ?? Number.POSITIVE_INFINITY
  if (toPay < min || toPay > max) return false
  const countries = listOf(method.countries)
  return countries.length === 0 || (country !== null && countries.includes(country))
}

import { type Cents, total } from '../../../kit/money.ts'
import { CaseProducts, checkLine, type ValidLine } from './cartLines.ts'
import { couponDiscount } from './coupon.ts'
import { deliveryWeeks } from './delivery.ts'
import { ownGroups, type Taken } from './discounts.ts'
import { globalDiscounts } from './globalDiscounts.ts'
import { itemDiscounts } from './itemDiscounts.ts'
import { type PricedLine, priceLines } from './linePrices.ts'
import { paymentMethodIds, payWithVouchers } from './payment.ts'
import type { PricingCase } from './pricingCase.ts'
import type { CauseOfDiscount, LineDiscount, Notice, Quote, QuoteLine, Refusal, ShippingQuote } from './quote.ts'
import { goodsLine, invalidLine, shippingQuote, vatRows, voucherLine } from './quoteParts.ts'
import { calendarDay, compareIds, instantOf, listOf } from './reading.ts'
import { changedShipping, noShipping, shippingCosts } from './shipping.ts'
import { taxParts } from './vat.ts'
import { vatCategory, vatRates } from './vatRates.ts'
import { vatTerritory } from './vatTerritory.ts'

/** What steps 4 to 7 leave of the goods; all lists in the order of the goods. */
interface Discounted {
  /** What is left of each line. */
  amounts: readonly Cents[]
  discounts: readonly LineDiscount[][]
  causes: CauseOfDiscount[]
  couponNotice: Notice['code'] | null
}

/**
 * Prices a cart: the same for the product page, the cart, checkout, orders, documents and REST. Everything comes in as
 * data; the same case gives the same quote, whenever and wherever it is asked, and the order of its lines changes no
 * total. A refusal stops the order, the quote is whole either way.
 *
 * Throws RangeError for a case that cannot be reckoned: `now` or another instant that is none, a time zone that does not
 * exist, sums beyond the integers that JavaScript holds exactly.
 * Source: pricing.md; fields in pricing-format.md.
 */
export function priceCart(pricingCase: PricingCase): Quote {
  const rules = pricingCase.rules ?? {}
  const { customer, destination } = pricingCase
  const now = instantOf(pricingCase.now)
  const home = rules.vat?.homeCountry ?? null
  const country = pricingCase.pickup ? home : (destination?.country ?? home)
  const refusals: Refusal[] = []

  const valid = validLines(pricingCase, refusals)
  // In the order of their ids, never of their positions: so every tie below goes to the smaller id.
  const priced = priceLines(valid, rules.tierSeparators).sort((a, b) => compareIds(a.id, b.id))
  const goods = priced.filter(line => line.product.type !== 'voucher')
  const { amounts, discounts, causes, couponNotice } = discountGoods(goods, pricingCase, now)
  const shipping = pricingCase.pickup
    ? noShipping(goods)
    : changedShipping(
        shippingCosts(goods, rules.shipping, { country, destination, customer, amounts }),
        pricingCase.shippingChange ?? 0,
      )

  const taxedIn = pricingCase.pickup ? home : (vatTerritory(rules.vat, destination) ?? home)
  const ratesOf = vatRates(rules.vat, taxedIn, calendarDay(now, rules.timeZone))
  const category = vatCategory(rules.vat, taxedIn, customer)
  const rates = goods.map(line => ratesOf(line.product))
  const parts = goods.flatMap((_, i) => [
    { amount: amounts[i]!, ...rates[i]! },
    { amount: shipping.shares[i]!, ...rates[i]! },
  ])
  const taxed = taxParts(parts, category, rules.vat ?? {})
  const shippingShares = goods.map((_, i) => taxed[2 * i + 1]!)

  const lines: QuoteLine[] = listOf(pricingCase.lines).map(({ id }) => invalidLine(id))
  for (const line of priced) {
    if (line.product.type === 'voucher') lines[line.position] = voucherLine(line, deliveryWeeks(line, now, null))
  }
  for (const [i, line] of goods.entries()) {
    lines[line.position] = goodsLine(line, discounts[i]!, taxed[2 * i]!, {
      vatCategory: category,
      vatRate: category === 'standard' ? rates[i]!.rate : 0,
      deliveryWeeks: deliveryWeeks(line, now, listOf(pricingCase.lines)[line.position]?.printingDays),
    })
    if (rates[i]!.missing) refusals.push({ code: 'VAT_RATE_MISSING', line: line.id })
    const group = shipping.groups[shipping.groupOf[i]!]
    if (group && !group.deliverable) refusals.push({ code: 'NOT_DELIVERABLE', line: line.id })
  }

  const shippingPart = shippingQuote(shipping, shippingShares)
  const payable = total(goods.map(line => lines[line.position]!.gross)) + shippingPart.gross
  const vouchers = payWithVouchers(pricingCase.vouchers, payable)
  const totals = totalsOf(lines, shippingPart, vouchers.paid)
  const invoiceCountry = pricingCase.invoiceCountry ?? destination?.country ?? home
  const paymentMethods = paymentMethodIds(rules.paymentMethods, totals.toPay, invoiceCountry, customer)
  if (valid.length === 0) refusals.push({ code: 'CART_EMPTY', line: null })
  if (totals.toPay > 0 && paymentMethods.length === 0) refusals.push({ code: 'NO_PAYMENT_METHOD', line: null })

  return {
    lines,
    discounts: causes,
    shipping: shippingPart,
    vat: vatRows(lines, goods, shippingShares),
    vouchers: vouchers.payments,
    totals,
    paymentMethods,
    deliveryWeeks: lines.reduce<number | null>((most, line) => larger(most, line.deliveryWeeks), null),
    placeable: refusals.length === 0,
    refusals,
    notices: [
      ...(couponNotice ? [{ code: couponNotice }] : []),
      ...Array.from({ length: vouchers.repeats }, (): Notice => ({ code: 'VOUCHER_DUPLICATE' })),
    ],
  }
}

/** The lines that count; the others are refused, each with its first reason. */
function validLines({ lines, products }: PricingCase, refusals: Refusal[]): ValidLine[] {
  const productIndex = new CaseProducts(products)
  const valid: ValidLine[] = []
  for (const [position, line] of listOf(lines).entries()) {
    const checked = checkLine(line, position, productIndex)
    if (typeof checked === 'string') refusals.push({ code: checked, line: line.id })
    else valid.push(checked)
  }
  return valid
}

/** Steps 4 to 7: item discounts, global discounts, and the coupon if those took nothing. */
function discountGoods(goods: readonly PricedLine[], pricingCase: PricingCase, now: number): Discounted {
  const { customer } = pricingCase
  const groups = ownGroups(pricingCase.rules?.discountGroups, customer)
  const items = itemDiscounts(goods, groups.item, now)
  const itemTaken = items.map(item => item.amount)
  const afterItems = goods.map((line, i) => line.sum - itemTaken[i]!)
  const { global, additive } = globalDiscounts(afterItems, itemTaken, groups.global, customer)
  const discounted = total(itemTaken) + global.amount + additive.amount
  const coupon = couponDiscount(pricingCase.coupon, customer, goods, discounted)

  const amounts = afterItems.map((amount, i) => amount - global.shares[i]! - additive.shares[i]! - coupon.shares[i]!)
  const discounts = items.map((item, i) => {
    const own: LineDiscount[] = item.causes.map(({ group, amount }) => ({ kind: 'item', group, amount }))
    for (const [kind, { shares }] of [
      ['global', global],
      ['globalAdditive', additive],
      ['coupon', coupon],
    ] as const) {
      if (shares[i]! > 0) own.push({ kind, group: null, amount: shares[i]! })
    }
    return own
  })
  return { amounts, discounts, causes: sumByCause([...items, global, additive, coupon]), couponNotice: coupon.notice }
}

function sumByCause(taken: readonly Taken[]): CauseOfDiscount[] {
  const sums = new Map<string, CauseOfDiscount>()
  for (const cause of taken.flatMap(({ causes }) => causes)) {
    const key = JSON.stringify([cause.kind, cause.group])
    const sum = sums.get(key)
    if (sum) sum.amount += cause.amount
    else sums.set(key, { ...cause })
  }
  return [...sums.values()]
}

function totalsOf(lines: readonly QuoteLine[], shipping: ShippingQuote, voucherPaid: Cents): Quote['totals'] {
  const gross = total(lines.map(line => line.gross)) + shipping.gross
  const totals = {
    goods: total(lines.map(line => line.sum)),
    discount: total(lines.map(line => line.discount)),
    shipping: shipping.cost,
    net: total(lines.map(line => line.net)) + shipping.net,
    vat: total(lines.map(line => line.vat)) + shipping.vat,
    gross,
    voucherPaid,
    toPay: gross - voucherPaid,
  }
  if (!Object.values(totals).every(Number.isSafeInteger)) throw new RangeError('the cart exceeds exact whole cents')
  return totals
}

function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b)
}

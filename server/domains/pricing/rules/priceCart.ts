import { type Cents, total } from '../../../kit/money.ts'
import { checkLine, Shelf, type ValidLine } from './cartLines.ts'
import { couponDiscount } from './coupon.ts'
import { deliveryWeeks } from './delivery.ts'
import { ownGroups, type Taken } from './discounts.ts'
import { globalDiscounts } from './globalDiscounts.ts'
import { itemDiscounts } from './itemDiscounts.ts'
import { type PricedLine, priceLines } from './linePrices.ts'
import { paymentMethodIds, payWithVouchers } from './payment.ts'
import type { PricingCase } from './pricingCase.ts'
import type { CauseOfDiscount, LineDiscount, Notice, Quote, QuoteLine, Refusal, Taxed } from './quote.ts'
import { goodsLine, invalidLine, shippingQuote, vatRows, voucherLine } from './quoteParts.ts'
import { calendarDay, compareIds, instantOf, listOf } from './reading.ts'
import { noShipping, shippingCosts } from './shipping.ts'
import { taxParts } from './vat.ts'
import { vatCategory, vatRates } from './vatRates.ts'

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

  const cart = listOf(pricingCase.lines)
  const shelf = new Shelf(pricingCase.products)
  const valid: ValidLine[] = []
  for (const [position, line] of cart.entries()) {
    const checked = checkLine(line, position, shelf)
    if (typeof checked === 'string') refusals.push({ code: checked, line: line.id })
    else valid.push(checked)
  }
  // In the order of their ids, never of their positions: so every tie below goes to the smaller id.
  const priced = priceLines(valid, rules.tierSeparators).sort((a, b) => compareIds(a.id, b.id))
  const goods = priced.filter(line => line.product.type !== 'voucher')

  const { amounts, discounts, causes, couponNotice } = discountGoods(goods, pricingCase, now)

  const shipping = pricingCase.pickup
    ? noShipping(goods)
    : shippingCosts(goods, rules.shipping, { country, destination, customer, amounts })

  const ratesOf = vatRates(rules.vat, country, calendarDay(now, rules.timeZone))
  const category = vatCategory(rules.vat, country, customer)
  const rates = goods.map(line => ratesOf(line.product))
  const taxed = taxParts(
    goods.flatMap((_, i) => [
      { amount: amounts[i]!, ...rates[i]! },
      { amount: shipping.shares[i]!, ...rates[i]! },
    ]),
    category,
    rules.vat ?? {},
  )
  for (const [i, { id }] of goods.entries()) {
    if (rates[i]!.missing) refusals.push({ code: 'VAT_RATE_MISSING', line: id })
    if (shipping.groups[shipping.groupOf[i]!]?.deliverable === false)
      refusals.push({ code: 'NOT_DELIVERABLE', line: id })
  }

  const lines: QuoteLine[] = cart.map(({ id }) => invalidLine(id))
  const shippingTaxed = goods.map((_, i) => taxed[2 * i + 1]!)
  for (const [i, line] of goods.entries()) {
    lines[line.position] = goodsLine(line, discounts[i]!, taxed[2 * i]!, {
      vatCategory: category,
      vatRate: category === 'standard' ? rates[i]!.rate : 0,
      deliveryWeeks: deliveryWeeks(line, now),
    })
  }
  for (const line of priced) {
    if (line.product.type === 'voucher') lines[line.position] = voucherLine(line, deliveryWeeks(line, now))
  }
  if (valid.length === 0) refusals.push({ code: 'CART_EMPTY', line: null })

  const shippingPart = shippingQuote(shipping, shippingTaxed)
  const rows = vatRows(lines, goods, shippingTaxed)
  const { net, vat, gross } = sumOf([...lines, shippingPart])
  const payable = total(goods.map(line => lines[line.position]!.gross)) + shippingPart.gross
  const vouchers = payWithVouchers(pricingCase.vouchers, payable)
  const toPay = gross - vouchers.paid

  const invoiceCountry = pricingCase.invoiceCountry ?? destination?.country ?? home
  const paymentMethods = paymentMethodIds(rules.paymentMethods, toPay, invoiceCountry, customer)
  if (toPay > 0 && paymentMethods.length === 0) refusals.push({ code: 'NO_PAYMENT_METHOD', line: null })

  const totals = {
    goods: total(lines.map(line => line.sum)),
    discount: total(lines.map(line => line.discount)),
    shipping: shippingPart.cost,
    net,
    vat,
    gross,
    voucherPaid: vouchers.paid,
    toPay,
  }
  if (!Object.values(totals).every(Number.isSafeInteger)) throw new RangeError('the cart exceeds exact whole cents')

  const notices: Notice[] = couponNotice ? [{ code: couponNotice }] : []
  for (let i = 0; i < vouchers.repeats; i += 1) notices.push({ code: 'VOUCHER_DUPLICATE' })
  return {
    lines,
    discounts: causes,
    shipping: shippingPart,
    vat: rows,
    vouchers: vouchers.payments,
    totals,
    paymentMethods,
    deliveryWeeks: valid.length === 0 ? null : Math.max(...lines.map(line => line.deliveryWeeks ?? 0)),
    placeable: refusals.length === 0,
    refusals,
    notices,
  }
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

function sumOf(parts: readonly Taxed[]): Taxed {
  const sum = { net: 0, vat: 0, gross: 0 }
  for (const { net, vat, gross } of parts) {
    sum.net += net
    sum.vat += vat
    sum.gross += gross
  }
  return sum
}

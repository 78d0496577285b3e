import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { portion, total, WHOLE } from '../../../kit/money.ts'
import { arbitraryCase } from './arbitraryCase.ts'
import { priceCart } from './priceCart.ts'
import type { PricingCase } from './pricingCase.ts'
import type { Quote, QuoteLine, Taxed } from './quote.ts'

const runs = { numRuns: 400 }

function always(claim: (quote: Quote, given: PricingCase) => void): void {
  fc.assert(
    fc.property(arbitraryCase, given => claim(priceCart(given), given)),
    runs,
  )
}

function sums(parts: readonly Taxed[]): Taxed {
  return {
    net: total(parts.map(part => part.net)),
    vat: total(parts.map(part => part.vat)),
    gross: total(parts.map(part => part.gross)),
  }
}

function taxed({ net, vat, gross }: Taxed): Taxed {
  return { net, vat, gross }
}

function byId(quote: Quote): Record<string, QuoteLine> {
  return Object.fromEntries(quote.lines.map(line => [line.id, line]))
}

/** Every number in a quote, wherever it stands. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

/** Leaves out every null and every empty list. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, part]) => part !== null && !(Array.isArray(part) && part.length === 0))
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutEmpty(part)]))
}

describe('sums', () => {
  test('lines plus shipping equal the totals, and the VAT rows', () =>
    always(quote => {
      const all = sums([...quote.lines, quote.shipping])
      expect(taxed(quote.totals)).toEqual(all)
      expect(sums(quote.vat)).toEqual(all)
      expect(quote.totals.goods).toBe(total(quote.lines.map(line => line.sum)))
      expect(quote.totals.discount).toBe(total(quote.lines.map(line => line.discount)))
      expect(quote.totals.shipping).toBe(quote.shipping.cost)
    }))

  test('net plus VAT equals gross per line, shipping group, rate and total', () =>
    always(quote => {
      for (const part of [...quote.lines, ...quote.shipping.groups, quote.shipping, ...quote.vat, quote.totals]) {
        expect(part.net + part.vat).toBe(part.gross)
      }
    }))

  test('shipping is the sum of its groups, a group of its parcels, and the parcels hold the quantity', () =>
    always(({ shipping }) => {
      expect(taxed(shipping)).toEqual(sums(shipping.groups))
      expect(shipping.cost).toBe(total(shipping.groups.map(group => group.cost)))
      for (const { parcels, cost, quantity, deliverable } of shipping.groups) {
        expect(cost).toBe(total(parcels.map(parcel => parcel.cost)))
        expect(total(parcels.map(parcel => parcel.quantity))).toBe(deliverable ? quantity : 0)
        expect(parcels.length > 0).toBe(deliverable)
        for (const parcel of parcels) {
          expect(parcel.quantity).toBeLessThanOrEqual(parcel.max ?? Number.POSITIVE_INFINITY)
          expect(parcel.cost).toBe(parcel.free ? 0 : parcel.listCost)
        }
      }
    }))

  test('discounts by line and by cause are the same money', () =>
    always(quote => {
      for (const line of quote.lines) {
        expect(line.discount).toBe(total(line.discounts.map(({ amount }) => amount)))
        expect(line.amount).toBe(line.sum - line.discount)
      }
      expect(total(quote.discounts.map(({ amount }) => amount))).toBe(quote.totals.discount)
      const ofLines = quote.lines.flatMap(line => line.discounts)
      for (const group of new Set([...quote.discounts, ...ofLines].map(cause => cause.group))) {
        const amountOf = (causes: readonly { kind: string; group: string | null; amount: number }[]) =>
          total(causes.filter(cause => cause.kind === 'item' && cause.group === group).map(cause => cause.amount))
        expect(amountOf(ofLines)).toBe(amountOf(quote.discounts))
      }
      for (const { amount } of [...quote.discounts, ...ofLines]) expect(amount).toBeGreaterThan(0)
    }))

  test('what vouchers pay and what remains to pay is the gross; balances lose what they pay', () =>
    always((quote, given) => {
      expect(quote.totals.voucherPaid + quote.totals.toPay).toBe(quote.totals.gross)
      expect(total(quote.vouchers.map(({ paid }) => paid))).toBe(quote.totals.voucherPaid)
      for (const { code, paid, remaining } of quote.vouchers) {
        expect(paid + remaining).toBe(given.vouchers!.find(voucher => voucher.code === code)!.balance)
      }
      const cards = quote.lines.filter(line => line.vatCategory === 'outOfScope')
      expect(quote.totals.toPay).toBeGreaterThanOrEqual(total(cards.map(line => line.gross)))
    }))
})

describe('amounts', () => {
  test('every number is whole and none is negative', () =>
    always(quote => {
      for (const number of numbersIn(quote)) {
        expect(Number.isSafeInteger(number)).toBe(true)
        expect(number).toBeGreaterThanOrEqual(0)
        expect(Object.is(number, -0)).toBe(false)
      }
    }))

  test('per rate the VAT is the exact one, rounded once', () =>
    always((quote, given) => {
      const { type, fixedPrice } = given.rules!.vat!
      fc.pre(!(type === 'exclusive' && fixedPrice))
      for (const { category, rate, net, vat, gross } of quote.vat) {
        if (category !== 'standard') expect(vat).toBe(0)
        else if (type === 'inclusive') expect(vat).toBe(portion(gross, rate, WHOLE + rate))
        else expect(vat).toBe(portion(net, rate, WHOLE))
      }
    }))

  test('inclusive goods cost what they cost, wherever they are taxed; exclusive ones are net', () =>
    always((quote, given) => {
      const { type, fixedPrice } = given.rules!.vat!
      for (const line of quote.lines) {
        if (line.vatCategory === 'standard' && type === 'inclusive') expect(line.gross).toBe(line.amount)
        if (line.vatCategory === 'standard' && type === 'exclusive' && !fixedPrice) expect(line.net).toBe(line.amount)
        if (line.vatCategory === 'outOfScope') expect(line.gross).toBe(line.sum)
      }
    }))

  test('tax-free deliveries are net: exclusive prices as they stand, inclusive ones without the VAT of a home delivery', () =>
    always((quote, given) => {
      const free = quote.lines.filter(line => line.vatCategory === 'export' || line.vatCategory === 'intraCommunity')
      fc.pre(free.length > 0)
      for (const line of free) expect(line).toMatchObject({ vat: 0, vatRate: 0, gross: line.net })
      const vat = given.rules!.vat!
      if (vat.type === 'exclusive') {
        for (const line of free) expect(line.net).toBe(line.amount)
        return
      }
      // The same parcels at home: the destination's costs, thresholds, and its rates where home has none, become home's.
      const home = vat.homeCountry!
      const away = given.destination!.country!
      const moved = priceCart({
        ...given,
        destination: { ...given.destination, country: home },
        rules: {
          ...given.rules,
          shipping: {
            ...given.rules!.shipping,
            freeFromByCountry: { [home]: given.rules!.shipping!.freeFromByCountry![away] ?? null },
            groups: given.rules!.shipping!.groups!.map(group => ({
              ...group,
              tiers: group.tiers!.map(tier => ({ ...tier, costs: { [home]: tier.costs![away] } })),
            })),
          },
        },
      })
      expect(quote.lines.map(line => line.net)).toEqual(moved.lines.map(line => line.net))
      expect(quote.shipping.net).toBe(moved.shipping.net)
    }))

  test('with a fixed price a line delivered to a country with a lower rate costs what it costs at home', () =>
    always((_quote, given) => {
      const rates = { AT: [{ rate: 2000 }], DE: [{ rate: 1900 }] }
      const groups = given.rules!.vat!.groups!.map(({ id }) => ({ id, rates }))
      const vat = { ...given.rules!.vat, type: 'exclusive' as const, fixedPrice: true, homeCountry: 'AT', groups }
      const delivered = (country: string) =>
        priceCart({
          ...given,
          customer: null,
          destination: { country },
          rules: { ...given.rules, vat, shipping: null },
        })
      const grosses = (quote: Quote) => quote.lines.map(line => line.gross)
      expect(grosses(delivered('DE'))).toEqual(grosses(delivered('AT')))
    }))
})

describe('what does not matter', () => {
  test('the order of lines, products and discount groups changes nothing', () => {
    const shuffled = arbitraryCase.chain(given =>
      fc
        .record({
          lines: fc.shuffledSubarray([...given.lines!], { minLength: given.lines!.length }),
          products: fc.shuffledSubarray([...given.products!], { minLength: given.products!.length }),
          groups: fc.shuffledSubarray([...given.rules!.discountGroups!], {
            minLength: given.rules!.discountGroups!.length,
          }),
        })
        .map(({ lines, products, groups }): [PricingCase, PricingCase] => [
          given,
          { ...given, lines, products, rules: { ...given.rules, discountGroups: groups } },
        ]),
    )
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        const one = priceCart(given)
        const two = priceCart(other)
        expect(two.totals).toEqual(one.totals)
        expect(two.shipping).toEqual(one.shipping)
        expect(two.vat).toEqual(one.vat)
        expect(two.vouchers).toEqual(one.vouchers)
        expect(byId(two)).toEqual(byId(one))
      }),
      runs,
    )
  })

  test('pricing twice gives the same answer and leaves the case as it was', () =>
    always((quote, given) => {
      expect(priceCart(frozen(structuredClone(given)))).toEqual(quote)
    }))

  test('a missing field is null, a missing list empty', () =>
    always((quote, given) => {
      expect(priceCart(withoutEmpty(given) as PricingCase)).toEqual(quote)
    }))

  test('vouchers change no price and no VAT', () =>
    always((quote, given) => {
      const without = priceCart({ ...given, vouchers: [] })
      expect([without.lines, without.shipping, without.vat]).toEqual([quote.lines, quote.shipping, quote.vat])
    }))
})

describe('rules', () => {
  test('placeable is without refusals', () =>
    always(quote => {
      expect(quote.placeable).toBe(quote.refusals.length === 0)
      for (const line of quote.lines) {
        const codes = quote.refusals.filter(refusal => refusal.line === line.id)
        if (!line.valid) expect(codes).toHaveLength(1)
      }
    }))

  test('a coupon never meets another discount, and says so', () =>
    always((quote, given) => {
      const kinds = new Set(quote.discounts.map(({ kind }) => kind))
      if (kinds.has('coupon')) expect(kinds.size).toBe(1)
      const couponNotices = quote.notices.filter(({ code }) => code !== 'VOUCHER_DUPLICATE')
      expect(couponNotices).toHaveLength(given.coupon && !kinds.has('coupon') ? 1 : 0)
    }))

  test('more of the same line never raises the unit price where the table falls', () => {
    const table = fc
      .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 40 }), price: fc.nat({ max: 1000 }) }), {
        selector: tier => tier.from,
        maxLength: 5,
      })
      .map(tiers => {
        const prices = tiers.map(tier => tier.price).sort((a, b) => b - a)
        return tiers.sort((a, b) => a.from - b.from).map(({ from }, i) => ({ from, price: prices[i]! }))
      })
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 }), (tiers, amount, more) => {
        const unitPrice = (pieces: number) =>
          priceCart({
            now: '2026-11-20T10:00:00Z',
            lines: [{ id: 'l', product: 'p', amount: pieces }],
            products: [{ id: 'p', price: 1000, tiers }],
          }).lines[0]!.unitPrice!
        expect(unitPrice(amount + more)).toBeLessThanOrEqual(unitPrice(amount))
      }),
    )
  })
})

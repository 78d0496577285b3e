import { describe, expect, test } from 'vitest'
import examples from './examples.json' with { type: 'json' }
import { priceCart } from './priceCart.ts'
import type { PricingCase } from './pricingCase.ts'
import type { Quote } from './quote.ts'
import { caseOf, lineOf, quoteOf } from './testCase.ts'

/** The lists that the format leaves in any order, in one. */
function inOneOrder(quote: Quote): Quote {
  const sorted = <T>(list: readonly T[]) => [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return {
    ...quote,
    lines: quote.lines.map(line => ({ ...line, discounts: sorted(line.discounts) })),
    discounts: sorted(quote.discounts),
    refusals: sorted(quote.refusals),
    notices: sorted(quote.notices),
  }
}

describe('the worked examples of the specification', () => {
  test.each(
    examples.map(({ name, case: given, quote }) => [name, given, quote] as const),
  )('%s', (_name, given, quote) => {
    expect(inOneOrder(priceCart(given as PricingCase))).toStrictEqual(inOneOrder(quote as Quote))
  })
})

describe('a case may leave out what it does not need', () => {
  test('nothing but the instant is an empty cart', () => {
    expect(priceCart({ now: '2026-11-20T10:00:00Z' })).toMatchObject({
      lines: [],
      vat: [],
      totals: { gross: 0, toPay: 0 },
      refusals: [{ code: 'CART_EMPTY', line: null }],
    })
  })

  test('a line and its product: priced, without VAT, shipping and payment it cannot be ordered', () => {
    const quote = priceCart({
      now: '2026-11-20T10:00:00Z',
      lines: [lineOf('l', 'ball', 2)],
      products: [{ id: 'ball', price: 999 }],
    })
    expect(quote.lines[0]).toMatchObject({ valid: true, sum: 1998, net: 1998, vat: 0, gross: 1998, deliveryWeeks: 1 })
    expect(quote.shipping.groups).toMatchObject([{ group: null, countBy: null, quantity: 2, deliverable: false }])
    expect(quote.refusals.map(({ code }) => code)).toEqual(['VAT_RATE_MISSING', 'NOT_DELIVERABLE', 'NO_PAYMENT_METHOD'])
  })
})

describe('what cannot be reckoned is refused loudly', () => {
  const ball = { lines: [lineOf('l', 'ball', 2)], products: [{ id: 'ball', price: 999 }] }
  test.each<[string, PricingCase]>([
    ['no instant', caseOf({ ...ball, now: 'today' })],
    ['an unknown time zone', caseOf({ ...ball, rules: { timeZone: 'Europe/Atlantis' } })],
    [
      'more cents than are exact',
      caseOf({ lines: [lineOf('l', 'ball', 2 ** 52)], products: [{ id: 'ball', price: 999 }] }),
    ],
    ['half a cent', caseOf({ ...ball, products: [{ id: 'ball', price: 0.25 }] })],
    ['a negative price', caseOf({ ...ball, products: [{ id: 'ball', price: -1 }] })],
  ])('%s', (_label, given) => {
    expect(() => priceCart(given)).toThrow(RangeError)
  })

  test('a large business is exact', () => {
    const quote = quoteOf({ lines: [lineOf('l', 'ball', 99_999)], products: [{ id: 'ball', price: 99_999_999 }] })
    // 9,999,899,900,001 cents; VAT within, at 20 %: 1,666,649,983,333.5
    expect(quote.totals).toMatchObject({ gross: 9_999_899_900_001, vat: 1_666_649_983_334, net: 8_333_249_916_667 })
  })
})

import { describe, expect, test } from 'vitest'
import type { Product } from './pricingCase.ts'
import { lineOf, quoteOf } from './testCase.ts'
import { taxParts } from './vat.ts'

type Part = [amount: number, rate: number, homeRate?: number]
type Row = [net: number, vat: number, gross: number]
const tax = (
  parts: Part[],
  type: 'inclusive' | 'exclusive',
  more: { fixedPrice?: boolean; category?: 'standard' | 'export' } = {},
) =>
  taxParts(
    parts.map(([amount, rate, homeRate = rate]) => ({ amount, rate, homeRate })),
    more.category ?? 'standard',
    { type, fixedPrice: more.fixedPrice },
  ).map(({ net, vat, gross }): Row => [net, vat, gross])

describe('step 9: VAT is added up per rate, rounded once, and spread back', () => {
  test.each<[string, Part[], Row[]]>([
    ['nothing', [], []],
    ['0.00', [[0, 2000]], [[0, 0, 0]]],
    ['20 % within 120.00', [[12_000, 2000]], [[10_000, 2000, 12_000]]],
    ['rate 0', [[12_000, 0]], [[12_000, 0, 12_000]]],
    ['0.5 cents within 0.03 go up', [[3, 2000]], [[2, 1, 3]]],
    [
      'three times 0.01: 0.5 cents together, to the first',
      [
        [1, 2000],
        [1, 2000],
        [1, 2000],
      ],
      [
        [0, 1, 1],
        [1, 0, 1],
        [1, 0, 1],
      ],
    ],
    // 17.48 of 104.89 in proportion: 14.9986, 0.7349, 1.6648, 0.0817
    [
      'spread in proportion to exact VAT',
      [
        [9000, 2000],
        [441, 2000],
        [999, 2000],
        [49, 2000],
      ],
      [
        [7500, 1500, 9000],
        [367, 74, 441],
        [833, 166, 999],
        [41, 8, 49],
      ],
    ],
    [
      'rates apart',
      [
        [8399, 2000],
        [1575, 1000],
        [525, 490],
      ],
      [
        [6999, 1400, 8399],
        [1432, 143, 1575],
        [500, 25, 525],
      ],
    ],
  ])('inclusive: %s', (_label, parts, expected) => {
    expect(tax(parts, 'inclusive')).toEqual(expected)
  })

  test.each<[string, Part[], Row[]]>([
    ['20 % on 100.00', [[10_000, 2000]], [[10_000, 2000, 12_000]]],
    ['0.4 cents on 0.02 go down', [[2, 2000]], [[2, 0, 2]]],
    [
      '0.6 cents on three times 0.01, to the first',
      [
        [1, 2000],
        [1, 2000],
        [1, 2000],
      ],
      [
        [1, 1, 2],
        [1, 0, 1],
        [1, 0, 1],
      ],
    ],
    // 0.5 cents on 0.05 at 10 %, 2.45 on 0.50 at 4.9 %
    [
      'rates apart',
      [
        [5, 1000],
        [50, 490],
      ],
      [
        [5, 1, 6],
        [50, 2, 52],
      ],
    ],
  ])('exclusive: %s', (_label, parts, expected) => {
    expect(tax(parts, 'exclusive')).toEqual(expected)
  })

  test.each<[string, Part[], Row[]]>([
    [
      'a lower rate there: the home gross holds it',
      [
        [10_000, 1900, 2000],
        [500, 1900, 2000],
      ],
      [
        [10_084, 1916, 12_000],
        [504, 96, 600],
      ],
    ],
    ['a higher rate there comes on top', [[10_000, 2500, 2000]], [[10_000, 2500, 12_500]]],
    ['the same rate', [[10_000, 2000, 2000]], [[10_000, 2000, 12_000]]],
    ['rate 0 there: the seller keeps the difference', [[10_000, 0, 2000]], [[12_000, 0, 12_000]]],
    // At home 20 % of 0.01 + 0.01 = 0.4 cents: nothing, though one of the two is taxed at 25 % there: 0.25 cents.
    [
      'the home delivery is that of the whole cart',
      [
        [1, 1000, 2000],
        [1, 2500, 2000],
      ],
      [
        [1, 0, 1],
        [1, 0, 1],
      ],
    ],
    // One rate of 10 % there: 120.00 hold 10.909…, 100.00 bear 10.00 on top; together 20.909… = 20.91.
    [
      'both ways under one rate',
      [
        [10_000, 1000, 2000],
        [10_000, 1000, 500],
      ],
      [
        [10_909, 1091, 12_000],
        [10_000, 1000, 11_000],
      ],
    ],
  ])('exclusive with fixed_price: %s', (_label, parts, expected) => {
    expect(tax(parts, 'exclusive', { fixedPrice: true })).toEqual(expected)
  })

  test('a fixed price changes nothing for inclusive prices', () => {
    expect(tax([[11_900, 1900, 2000]], 'inclusive', { fixedPrice: true })).toEqual([[10_000, 1900, 11_900]])
  })

  test.each<[string, 'inclusive' | 'exclusive', Part[], Row[]]>([
    [
      'inclusive: the home VAT is taken out, per home rate',
      'inclusive',
      [
        [9999, 1900, 2000],
        [490, 1900, 2000],
        [1100, 0, 1000],
      ],
      [
        [8333, 0, 8333],
        [408, 0, 408],
        [1000, 0, 1000],
      ],
    ],
    [
      'exclusive: as it stands',
      'exclusive',
      [
        [9999, 1900, 2000],
        [490, 700, 1000],
      ],
      [
        [9999, 0, 9999],
        [490, 0, 490],
      ],
    ],
    ['exclusive with a fixed price: net for everyone', 'exclusive', [[9999, 0, 2000]], [[9999, 0, 9999]]],
  ])('tax-free, %s', (_label, type, parts, expected) => {
    expect(tax(parts, type, { category: 'export', fixedPrice: true })).toEqual(expected)
  })
})

describe('step 9: the VAT of a cart', () => {
  const products: Product[] = [
    { id: 'shirt', price: 8000 },
    { id: 'book', price: 1500, vatGroup: 'reduced' },
    { id: 'apple', price: 500, vatGroup: 'food' },
    { id: 'gift', price: 0, vatGroup: 'reduced' },
    { id: 'odd', price: 1000, vatGroup: 'gone' },
    { id: 'card', type: 'voucher', price: 5000, vatGroup: 'gone' },
  ]
  const rates = (quote: ReturnType<typeof quoteOf>) =>
    quote.vat.map(row => [row.category, row.rate, row.net, row.vat, row.gross])

  test('one row per category and rate, rate falling, then category', () => {
    const lines = [
      lineOf('a', 'apple'),
      lineOf('v', 'card'),
      lineOf('b', 'shirt'),
      lineOf('c', 'book'),
      lineOf('o', 'odd'),
    ]
    expect(rates(quoteOf({ lines, products }))).toEqual([
      ['standard', 2000, 6667, 1333, 8000],
      ['standard', 1000, 1364, 136, 1500],
      ['standard', 490, 477, 23, 500],
      ['outOfScope', 0, 5000, 0, 5000],
      ['standard', 0, 1000, 0, 1000],
    ])
  })

  test('a cost of goods that are worth nothing is spread by pieces', () => {
    // 4.90 over 3 and 1 pieces: 3.675 and 1.225; of equal fractions the larger share gets the cent.
    const goods: Product[] = [
      { id: 'free', price: 0 },
      { id: 'gift', price: 0, vatGroup: 'reduced' },
    ]
    const quote = quoteOf({ lines: [lineOf('a', 'gift', 3), lineOf('b', 'free', 1)], products: goods, pickup: false })
    expect(rates(quote)).toEqual([
      ['standard', 2000, 102, 20, 122],
      ['standard', 1000, 335, 33, 368],
    ])
    expect(quote.shipping).toMatchObject({ cost: 490, net: 437, vat: 53, gross: 490 })
  })

  test('a line of 0 bears no shipping beside one that is worth something', () => {
    const quote = quoteOf({ lines: [lineOf('a', 'gift', 9), lineOf('b', 'shirt')], products, pickup: false })
    expect(rates(quote)).toEqual([
      ['standard', 2000, 7075, 1415, 8490],
      ['standard', 1000, 0, 0, 0],
    ])
  })

  test('with pickup the home country’s rate, wherever the customer is', () => {
    const customer = { company: true, vatId: { number: 'DE123456789', status: 'valid' as const } }
    const quote = quoteOf({ lines: [lineOf('a', 'shirt')], products, destination: { country: 'CH' }, customer })
    expect(quote.lines[0]).toMatchObject({ vatCategory: 'standard', vatRate: 2000, gross: 8000 })
  })

  test('delivered to Germany the gross holds the German rate', () => {
    const quote = quoteOf({ lines: [lineOf('a', 'shirt')], products, pickup: false, destination: { country: 'DE' } })
    // 89.90 x 19 / 119 = 14.3537…
    expect(quote.totals).toMatchObject({ net: 7555, vat: 1435, gross: 8990 })
    expect(quote.lines[0]!.vatRate).toBe(1900)
  })

  test('the day is that of the shop’s calendar', () => {
    const rateAt = (now: string, timeZone?: string) =>
      quoteOf({ now, lines: [lineOf('a', 'apple')], products, rules: { timeZone } }).lines[0]!.vatRate
    expect(rateAt('2026-06-30T21:59:59.999Z', 'Europe/Vienna')).toBe(1000)
    expect(rateAt('2026-06-30T22:00:00Z', 'Europe/Vienna')).toBe(490)
    expect(rateAt('2026-06-30T22:00:00Z', 'UTC')).toBe(1000)
    expect(rateAt('2026-07-01T03:59:59Z', 'America/New_York')).toBe(1000)
    expect(rateAt('2026-06-30T15:00:00Z', 'Asia/Tokyo')).toBe(490)
    // Without a calendar it is the world's; a shop always has one, and the command fills it in.
    expect(rateAt('2026-06-30T22:00:00Z')).toBe(1000)
  })

  test('no home rate is refused per line of goods, the quote goes on', () => {
    const quote = quoteOf({ lines: [lineOf('o', 'odd'), lineOf('v', 'card'), lineOf('a', 'shirt')], products })
    expect(quote.refusals).toEqual([{ code: 'VAT_RATE_MISSING', line: 'o' }])
    expect(quote.lines[0]).toMatchObject({
      valid: true,
      vatCategory: 'standard',
      vatRate: 0,
      net: 1000,
      vat: 0,
      gross: 1000,
    })
  })

  test('no home rate is refused in an export too', () => {
    const quote = quoteOf({ lines: [lineOf('o', 'odd')], products, pickup: false, destination: { country: 'CH' } })
    expect(quote.refusals).toEqual([{ code: 'VAT_RATE_MISSING', line: 'o' }])
    expect(quote.lines[0]).toMatchObject({ vatCategory: 'export', vatRate: 0, gross: 1000 })
  })
})

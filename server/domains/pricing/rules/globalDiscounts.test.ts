import { describe, expect, test } from 'vitest'
import type { CaseLine, Coupon, Customer, DiscountGroup, Product } from './pricingCase.ts'
import type { CauseOfDiscount } from './quote.ts'
import { lineOf, quoteOf } from './testCase.ts'

type Row = [id: string, value: number, more?: Partial<DiscountGroup>]
const group = (type: 'percent' | 'flat', [id, discount, more]: Row): DiscountGroup => ({
  id,
  type,
  roles: ['everyone'],
  global: true,
  tiers: [{ from: 0, discount }],
  ...more,
})
const percent = (...row: Row) => group('percent', row)
const flat = (...row: Row) => group('flat', row)
const additive = { additive: true }

// 100.00 with 20 % off = 80.00, which step 4 has touched; 59.99 untouched: 139.99 after step 4.
const products: Product[] = [
  { id: 'shirt', price: 10_000, discountGroups: ['item'] },
  { id: 'ball', price: 5999 },
  { id: 'card', type: 'voucher', price: 50_000 },
]
const item = percent('item', 2000, { global: false })

function priced(
  groups: DiscountGroup[],
  customer?: Customer,
  lines: CaseLine[] = [lineOf('a', 'shirt'), lineOf('b', 'ball')],
) {
  const quote = quoteOf({ lines, products, customer, rules: { discountGroups: [item, ...groups] } })
  const causes = quote.discounts.filter((cause: CauseOfDiscount) => cause.group !== 'item')
  return {
    amounts: quote.lines.map(line => line.amount),
    causes: Object.fromEntries(causes.map(cause => [cause.group ?? cause.kind, cause.amount])),
  }
}

describe('step 5: groups that are not additive act on the lines that step 4 left alone', () => {
  test.each<[string, DiscountGroup[], Customer | undefined, number[], Record<string, number>]>([
    ['none', [], undefined, [8000, 5999], {}],
    ['10 % of 59.99', [percent('g', 1000)], undefined, [8000, 5399], { g: 600 }],
    [
      '10 % + 5 % personal = 8.9985, by percentage',
      [percent('g', 1000)],
      { personalPercent: 500 },
      [8000, 5099],
      { g: 600, personal: 300 },
    ],
    ['personal alone', [], { personalPercent: 1000 }, [8000, 5399], { personal: 600 }],
    ['at most 100 %', [percent('g', 9000)], { personalPercent: 9000 }, [8000, 0], { g: 2999, personal: 3000 }],
    ['flat once', [flat('f', 300)], undefined, [8000, 5699], { f: 300 }],
    [
      'flat after percent, at most what is left',
      [percent('g', 5000), flat('f', 5000)],
      undefined,
      [8000, 0],
      { g: 3000, f: 2999 },
    ],
    ['flat ones spread by amount', [flat('f', 5000), flat('h', 2500)], undefined, [8000, 0], { f: 3999, h: 2000 }],
    ['roles do not fit', [percent('g', 1000, { roles: ['club'] })], undefined, [8000, 5999], {}],
    ['among their own', [percent('g', 1000, { roles: [] })], { discountGroups: ['g'] }, [8000, 5399], { g: 600 }],
  ])('%s', (_label, groups, customer, amounts, causes) => {
    expect(priced(groups, customer)).toEqual({ amounts, causes })
  })
})

describe('step 5: tiers look at all goods after step 4, 139.99', () => {
  test.each<[string, number, boolean]>([
    ['reached exactly', 13_999, true],
    ['missed by a cent', 14_000, false],
  ])('%s', (_label, from, reached) => {
    for (const more of [{ additive: false }, { additive: true }]) {
      const groups = [flat('f', 0, { ...more, tiers: [{ from, discount: 100 }] })]
      expect(priced(groups).causes).toEqual(reached ? { f: 100 } : {})
    }
  })

  test('a voucher product helps to no tier and bears no share', () => {
    const groups = [flat('f', 0, { tiers: [{ from: 14_000, discount: 100 }] }), flat('g', 100)]
    const lines = [lineOf('a', 'shirt'), lineOf('b', 'ball'), lineOf('c', 'card')]
    expect(priced(groups, undefined, lines)).toEqual({ amounts: [8000, 5899, 50_000], causes: { g: 100 } })
  })
})

describe('step 5: additive groups act on all goods as after step 4', () => {
  test.each<[string, DiscountGroup[], number[], Record<string, number>]>([
    // 2 % of 139.99 = 2.7998; by what is left 80.00 : 59.99 = 1.6001 : 1.1999
    ['2 %', [percent('e', 200, additive)], [7840, 5879], { e: 280 }],
    // first 6.00 off b; 2 % of 139.99 still, over 80.00 : 53.99 = 1.6718 : 1.1282
    [
      '2 % after 10 % on the others',
      [percent('g', 1000), percent('e', 200, additive)],
      [7833, 5286],
      { g: 600, e: 280 },
    ],
    // 100 % of 59.99 first; 50 % of 139.99 = 69.995, all of it from what is left of a
    ['what is left bears it', [percent('g', 10_000), percent('e', 5000, additive)], [1000, 0], { g: 5999, e: 7000 }],
    // 60 % would be 83.99, but 80.00 are left
    ['at most what is left', [percent('g', 10_000), percent('e', 6000, additive)], [0, 0], { g: 5999, e: 8000 }],
    [
      'flat after percent, at most what is left',
      [percent('e', 9000, additive), flat('f', 5000, additive)],
      [0, 0],
      { e: 12_599, f: 1400 },
    ],
  ])('%s', (_label, groups, amounts, causes) => {
    expect(priced(groups)).toEqual({ amounts, causes })
  })

  test('a line shows its share of each base, without a group', () => {
    const quote = quoteOf({
      lines: [lineOf('b', 'ball')],
      products,
      rules: { discountGroups: [percent('g', 1000), percent('e', 200, additive)] },
    })
    expect(quote.lines[0]!.discounts).toEqual([
      { kind: 'global', group: null, amount: 600 },
      { kind: 'globalAdditive', group: null, amount: 120 },
    ])
    expect(quote.discounts).toEqual([
      { kind: 'global', group: 'g', amount: 600 },
      { kind: 'global', group: 'e', amount: 120 },
    ])
  })
})

describe('step 6: a coupon', () => {
  const goods: Product[] = [
    { id: 'cap', price: 1000, productGroups: ['headwear', 'summer'] },
    { id: 'ball', price: 2000, productGroups: ['balls'] },
    { id: 'kit', type: 'set', price: 5000, slots: ['cap'], productGroups: ['sets'] },
    { id: 'card', type: 'voucher', price: 9000, productGroups: ['headwear'] },
  ]
  const lines = [
    lineOf('c', 'cap'),
    lineOf('a', 'cap'),
    lineOf('b', 'ball'),
    { id: 'k', product: 'kit', slots: [{ product: 'cap', pieces: [{ amount: 1 }] }] },
    lineOf('v', 'card'),
  ]
  const coupon = (more: Partial<Coupon>): Coupon => ({
    code: 'X',
    type: 'flat',
    value: 1001,
    roles: ['everyone'],
    scope: 'all',
    ...more,
  })
  const withCoupon = (more: Partial<Coupon>, customer?: Customer, discountGroups: DiscountGroup[] = []) =>
    quoteOf({ lines, products: goods, customer, coupon: coupon(more), rules: { discountGroups } })

  test.each<[string, Partial<Coupon>, number[]]>([
    // 10.01 over 10 : 10 : 20 : 50 = 1.1122, 1.1122, 2.2244, 5.5611
    ['flat on all goods, the cent to the largest fraction', {}, [889, 889, 1777, 4444, 9000]],
    ['10 % of all goods', { type: 'percent', value: 1000 }, [900, 900, 1800, 4500, 9000]],
    [
      'flat on one product’s lines, 5.005 each, the cent to the smaller id',
      { scope: 'product', product: 'cap' },
      [500, 499, 2000, 5000, 9000],
    ],
    ['a set’s pieces are not its product', { scope: 'product', product: 'kit' }, [1000, 1000, 2000, 3999, 9000]],
    [
      'on a product group, not on a set of such pieces',
      { scope: 'productGroups', productGroups: ['summer', 'gone'] },
      [500, 499, 2000, 5000, 9000],
    ],
    [
      'on several groups, each line once',
      { type: 'percent', value: 5000, scope: 'productGroups', productGroups: ['summer', 'headwear', 'balls'] },
      [500, 500, 1000, 5000, 9000],
    ],
    ['at most the sum of those lines', { scope: 'product', product: 'ball', value: 5000 }, [1000, 1000, 0, 5000, 9000]],
    [
      'more than 100 % is 100 %',
      { scope: 'product', product: 'ball', type: 'percent', value: 20_000 },
      [1000, 1000, 0, 5000, 9000],
    ],
  ])('%s', (_label, more, amounts) => {
    const quote = withCoupon(more)
    expect(quote.lines.map(line => line.amount)).toEqual(amounts)
    expect(quote.discounts).toEqual([
      { kind: 'coupon', group: null, amount: 18_000 - amounts.reduce((sum, amount) => sum + amount, 0) },
    ])
    expect(quote.notices).toEqual([])
  })

  test.each<[string, Partial<Coupon>, Customer | undefined, DiscountGroup[], string]>([
    ['roles do not fit', { roles: ['club'] }, undefined, [], 'COUPON_NOT_FOR_CUSTOMER'],
    ['an empty list of roles fits nobody', { roles: [] }, { roles: ['club'] }, [], 'COUPON_NOT_FOR_CUSTOMER'],
    ['roles before another discount', { roles: ['club'] }, { personalPercent: 100 }, [], 'COUPON_NOT_FOR_CUSTOMER'],
    ['beside a personal percent', {}, { personalPercent: 1 }, [], 'COUPON_NOT_COMBINABLE'],
    ['beside a cent of a global discount', {}, undefined, [flat('g', 1)], 'COUPON_NOT_COMBINABLE'],
    [
      'beside a discount, though it would take nothing',
      { value: 0 },
      undefined,
      [flat('g', 1)],
      'COUPON_NOT_COMBINABLE',
    ],
    [
      'a product that is not in the cart',
      { scope: 'product', product: 'gone' },
      undefined,
      [],
      'COUPON_NOT_APPLICABLE',
    ],
    [
      'a group that is not in the cart',
      { scope: 'productGroups', productGroups: ['gone'] },
      undefined,
      [],
      'COUPON_NOT_APPLICABLE',
    ],
    ['only a voucher product', { scope: 'product', product: 'card' }, undefined, [], 'COUPON_NOT_APPLICABLE'],
    ['a value of 0', { value: 0 }, undefined, [], 'COUPON_NOT_APPLICABLE'],
    [
      'a percentage that rounds to nothing',
      { type: 'percent', value: 2, scope: 'product', product: 'ball' },
      undefined,
      [],
      'COUPON_NOT_APPLICABLE',
    ],
  ])('a notice and no refusal: %s', (_label, more, customer, groups, code) => {
    const quote = withCoupon(more, customer, groups)
    expect(quote.notices).toEqual([{ code }])
    expect(quote.refusals).toEqual([])
    expect(quote.discounts.filter(({ kind }) => kind === 'coupon')).toEqual([])
  })

  test('a discount that takes nothing does not stand in its way', () => {
    expect(withCoupon({}, { personalPercent: 0 }, [percent('g', 0)]).notices).toEqual([])
  })
})

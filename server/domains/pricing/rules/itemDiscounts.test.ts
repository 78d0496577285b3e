import { describe, expect, test } from 'vitest'
import type { Customer, DiscountGroup, Product } from './pricingCase.ts'
import { lineOf, quoteOf } from './testCase.ts'

const percent = (id: string, discount: number, more: Partial<DiscountGroup> = {}): DiscountGroup => ({
  id,
  type: 'percent',
  roles: ['everyone'],
  tiers: [{ from: 0, discount }],
  ...more,
})
const flat = (id: string, discount: number, more: Partial<DiscountGroup> = {}): DiscountGroup => ({
  ...percent(id, discount, more),
  type: 'flat',
})

/** What is taken off three balls at 19.99, 59.97 in all, by group. */
function takenOff(groups: DiscountGroup[], customer?: Customer, ball: Partial<Product> = {}): Record<string, number> {
  const quote = quoteOf({
    lines: [lineOf('l', 'ball', 3)],
    products: [{ id: 'ball', price: 1999, discountGroups: groups.map(group => group.id), ...ball }],
    customer,
    rules: { discountGroups: groups },
  })
  const ofLine = quote.lines[0]!.discounts
  expect(quote.discounts).toEqual(ofLine)
  expect(quote.lines[0]!.amount).toBe(5997 - ofLine.reduce((sum, { amount }) => sum + amount, 0))
  return Object.fromEntries(ofLine.map(({ group, amount }) => [group, amount]))
}

describe('step 4: percent groups of the line’s sum, rounded once', () => {
  test.each<[string, DiscountGroup[], Record<string, number>]>([
    ['10 % of 59.97 = 5.997', [percent('a', 1000)], { a: 600 }],
    ['15 % together = 8.9955 = 9.00, by percentage 6 : 3', [percent('a', 1000), percent('b', 500)], { a: 600, b: 300 }],
    ['at most 100 %, still by percentage', [percent('a', 9000), percent('b', 9000)], { a: 2999, b: 2998 }],
    [
      '1.48 % together = 0.89; of equal percentages the smaller id gets the cent',
      [percent('z', 74), percent('b', 74)],
      { b: 45, z: 44 },
    ],
    ['5 % together = 3.00, by percentage 2.802 : 0.198', [percent('a', 467), percent('b', 33)], { a: 280, b: 20 }],
    ['0.01 % of 59.97 is half a cent and more', [percent('a', 1)], { a: 1 }],
    ['nothing is nothing', [percent('a', 0)], {}],
  ])('%s', (_label, groups, expected) => {
    expect(takenOff(groups)).toEqual(expected)
  })
})

describe('step 4: then flat groups off each piece', () => {
  test.each<[string, DiscountGroup[], Record<string, number>]>([
    ['2.00 off each of 3', [flat('a', 200)], { a: 600 }],
    ['several add up, spread by amount', [flat('a', 200), flat('b', 100)], { a: 600, b: 300 }],
    ['at most the price of the piece, together', [flat('a', 1500), flat('b', 1500)], { a: 2999, b: 2998 }],
    [
      'after percent, at most what is left: 59.97 - 30.00 (29.985)',
      [percent('p', 5000), flat('f', 1500)],
      { p: 2999, f: 2998 },
    ],
    ['after 100 % nothing is left', [percent('p', 10_000), flat('f', 1)], { p: 5997 }],
  ])('%s', (_label, groups, expected) => {
    expect(takenOff(groups)).toEqual(expected)
  })

  test('two flat groups on a set are capped by each set’s own price, together', () => {
    // One children's set at 20.00, one at 40.00; 15.00 and 15.00 off each: 20.00 + 30.00.
    const quote = quoteOf({
      lines: [
        {
          id: 'l',
          product: 'kit',
          slots: [
            {
              product: 'cap',
              pieces: [
                { variant: 'kid', amount: 1 },
                { variant: 'm', amount: 1 },
              ],
            },
          ],
        },
      ],
      products: [
        { id: 'kit', type: 'set', price: 4000, childPrice: 2000, slots: ['cap'], discountGroups: ['a', 'b'] },
        { id: 'cap', variants: [{ key: 'kid', childSize: true }, { key: 'm' }], discountGroups: ['c'] },
      ],
      rules: { discountGroups: [flat('a', 1500), flat('b', 1500), flat('c', 1)] },
    })
    expect(quote.lines[0]).toMatchObject({ sum: 6000, discount: 5000 })
    expect(quote.discounts).toEqual([
      { kind: 'item', group: 'a', amount: 2500 },
      { kind: 'item', group: 'b', amount: 2500 },
    ])
  })
})

describe('step 4: the tier is the highest whose `from` is at most the line’s sum', () => {
  test.each<[string, DiscountGroup['tiers'], number | undefined]>([
    ['not reached by a cent', [{ from: 5998, discount: 100 }], undefined],
    ['reached exactly', [{ from: 5997, discount: 100 }], 60],
    [
      'the highest, whatever the order',
      [
        { from: 5000, discount: 200 },
        { from: 5997, discount: 100 },
        { from: 0, discount: 300 },
      ],
      60,
    ],
    [
      'a highest tier of nothing is nothing',
      [
        { from: 0, discount: 300 },
        { from: 5000, discount: 0 },
      ],
      undefined,
    ],
    [
      'at the same `from` the larger',
      [
        { from: 10, discount: 200 },
        { from: 10, discount: 300 },
        { from: 10, discount: 100 },
      ],
      180,
    ],
    ['without `from` from the first cent', [{ discount: 100 }], 60],
    ['without tiers nothing', [], undefined],
  ])('%s', (_label, tiers, expected) => {
    expect(takenOff([percent('a', 0, { tiers })]).a).toBe(expected)
  })

  test('the sum is the one after tier prices', () => {
    const groups = [percent('a', 0, { tiers: [{ from: 5998, discount: 1000 }] })]
    expect(takenOff(groups, undefined, { price: 9999, tiers: [{ from: 3, price: 1999 }] })).toEqual({})
  })
})

describe('step 4: groups that the customer may have', () => {
  const club = (roles: string[] | null) => [percent('a', 1000, { roles })]
  test.each<[string, string[] | null, Customer | undefined, boolean]>([
    ['everyone, for a guest', ['everyone'], undefined, true],
    ['a role, for a guest', ['club'], undefined, false],
    ['a role that they have', ['club', 'vip'], { roles: ['user', 'vip'] }, true],
    ['a role that they lack', ['club'], { roles: ['user'] }, false],
    ['no role at all', [], { roles: ['user'] }, false],
    ['roles missing', null, { roles: ['user'] }, false],
    ['among their own, whatever the roles', [], { discountGroups: ['a'] }, true],
  ])('%s', (_label, roles, customer, mayHave) => {
    expect(takenOff(club(roles), customer)).toEqual(mayHave ? { a: 600 } : {})
  })

  test('one’s own group does not reach a product that does not have it', () => {
    expect(takenOff([percent('a', 1000)], { discountGroups: ['a'] }, { discountGroups: [] })).toEqual({})
  })

  test('a group named twice counts once, an unknown one not at all, a global one not here', () => {
    const groups = [
      percent('a', 1000),
      percent('g', 1000, { global: true, additive: true, tiers: [{ from: 10_000, discount: 1 }] }),
    ]
    expect(takenOff(groups, undefined, { discountGroups: ['a', 'a', 'gone', 'g'] })).toEqual({ a: 600 })
  })
})

describe('step 4: special offers run from their start until before their end', () => {
  test.each<[string, string | null, string | null, boolean]>([
    ['now is the start', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z', true],
    ['now is the start, written otherwise', '2026-11-20T11:00:00.000+01:00', '2026-11-21T10:00:00Z', true],
    ['a millisecond too early', '2026-11-20T10:00:00.001Z', '2026-11-21T10:00:00Z', false],
    ['now is the end', '2026-11-01T00:00:00Z', '2026-11-20T10:00:00Z', false],
    ['a millisecond before the end', '2026-11-01T00:00:00Z', '2026-11-20T10:00:00.001Z', true],
    ['without an end', '2026-11-01T00:00:00Z', null, false],
    ['without a start', null, '2026-11-21T10:00:00Z', false],
  ])('%s', (_label, start, end, runs) => {
    const ball = { discountGroups: [], specialOffers: [{ start, end, discountGroups: ['a'] }] }
    expect(takenOff([percent('a', 1000)], undefined, ball)).toEqual(runs ? { a: 600 } : {})
  })

  test('a group of the product and of an offer counts once', () => {
    const specialOffers = [{ start: '2026-11-01T00:00:00Z', end: '2027-01-01T00:00:00Z', discountGroups: ['a', 'b'] }]
    const groups = [percent('a', 1000), percent('b', 500)]
    expect(takenOff(groups, undefined, { discountGroups: ['a'], specialOffers })).toEqual({ a: 600, b: 300 })
  })
})

test('a voucher product takes no discount', () => {
  const quote = quoteOf({
    lines: [lineOf('l', 'card')],
    products: [{ id: 'card', type: 'voucher', price: 5000, discountGroups: ['a'] }],
    customer: { personalPercent: 1000 },
    coupon: { type: 'percent', value: 1000, roles: ['everyone'], scope: 'product', product: 'card' },
    rules: { discountGroups: [percent('a', 1000), flat('g', 100, { global: true })] },
  })
  expect(quote.totals).toMatchObject({ goods: 5000, discount: 0, gross: 5000, vat: 0 })
  expect(quote.notices).toEqual([{ code: 'COUPON_NOT_APPLICABLE' }])
})

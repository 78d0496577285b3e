import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCart } from '../../pricing/rules/priceCart.ts'
import type { DiscountGroup, Product } from '../../pricing/rules/pricingCase.ts'
import { publicGroups } from '../../pricing/rules/publicPrices.ts'
import {
  type AskedPrice,
  askedPrices,
  askedTiers,
  commonSale,
  type HistoryPoint,
  historyOf,
  type PriceFacts,
} from './askedPrices.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const daysAgo = (days: number) => now - days * 86_400_000
const isoDaysAgo = (days: number) => new Date(daysAgo(days)).toISOString()

const discount = (id: string, value: number, changes: Partial<DiscountGroup> = {}): DiscountGroup => ({
  id,
  type: 'percent',
  roles: ['everyone'],
  tiers: [{ from: 0, discount: value }],
  ...changes,
})
const groups = publicGroups([
  discount('tenth', 1000),
  discount('fifth', 2000),
  discount('euro', 100, { type: 'flat' }),
  discount('members', 5000, { roles: ['user'] }),
  discount('everything', 5000, { global: true }),
])
const facts = (changes: Partial<PriceFacts> = {}): PriceFacts => ({
  kind: 'goods',
  priceCents: 2000,
  childPriceCents: null,
  variants: [],
  tiers: [],
  discountGroups: [],
  offers: [],
  isSale: false,
  updatedAt: daysAgo(100),
  prices: null,
  ...changes,
})
const variant = (id: string, priceCents: number | null, isChildSize = false) => ({
  id,
  key: id,
  priceCents,
  isChildSize,
})
const point = (
  days: number,
  priceCents: number | null,
  variantId: string | null = null,
  kind: HistoryPoint['kind'] = 'regular',
): HistoryPoint => ({ at: daysAgo(days), priceCents, variantId, kind })
const told = (prices: readonly AskedPrice[]) =>
  prices.map(({ variantId, kind, cents }) => `${variantId ?? kind} ${cents}`)

describe('what everybody is asked for', () => {
  test.each<[string, Partial<PriceFacts>, string[]]>([
    ['the price', {}, ['regular 2000']],
    ['less the product’s groups, percentages together', { discountGroups: ['tenth', 'fifth'] }, ['regular 1400']],
    ['and an amount off each piece', { discountGroups: ['fifth', 'euro'] }, ['regular 1500']],
    ['not what needs a role, or looks at the cart', { discountGroups: ['members', 'everything'] }, ['regular 2000']],
    [
      'an offer that runs',
      { offers: [{ start: isoDaysAgo(1), end: isoDaysAgo(-1), discountGroups: ['tenth'] }] },
      ['regular 1800'],
    ],
    [
      'not one that has ended this moment',
      { offers: [{ start: isoDaysAgo(1), end: isoDaysAgo(0), discountGroups: ['tenth'] }] },
      ['regular 2000'],
    ],
    [
      'each variant at its own',
      { variants: [variant('s', 1500, true), variant('m', null)], discountGroups: ['tenth'] },
      ['s 1350', 'm 1800'],
    ],
    [
      'a tier from one piece on',
      { variants: [variant('m', null)], tiers: [{ from: 1, priceCents: 1900, variantKeys: [] }] },
      ['m 1900'],
    ],
    [
      'a set, regular and reduced',
      { kind: 'set', childPriceCents: 1501, discountGroups: ['tenth'] },
      ['regular 1800', 'child 1351'],
    ],
    ['nothing where there is no price', { priceCents: null, variants: [variant('m', null)] }, []],
  ])('%s', (_label, changes, expected) => {
    expect(told(askedPrices(facts(changes), groups, now))).toEqual(expected)
  })

  test('tier prices too, a part of a cent rounded up', () => {
    const tiers = [{ from: 7, priceCents: 1799, variantKeys: ['m'] }]
    // 7 × 17.99 = 125.93, less 12.59 are 113.34, or 16.1914 a piece.
    expect(askedTiers(facts({ tiers, discountGroups: ['tenth'] }), groups, now)).toEqual([
      { from: 7, priceCents: 1620, listCents: 1799, variantKeys: ['m'] },
    ])
  })

  test('is what a guest’s cart of one piece comes to, whatever the product', () => {
    const cents = fc.integer({ min: 0, max: 50_000 })
    const ids = fc.subarray(['tenth', 'fifth', 'euro', 'members', 'unknown'])
    fc.assert(
      fc.property(
        cents,
        fc.option(cents),
        ids,
        ids,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), cents)),
        (...given) => {
          const [priceCents, own, discountGroups, offered, ladder] = given
          const tiers = ladder.map(([from, price]) => ({ from, priceCents: price, variantKeys: [] }))
          const offers = [{ start: isoDaysAgo(1), end: isoDaysAgo(-1), discountGroups: offered }]
          const [asked] = askedPrices(
            facts({ priceCents, variants: [variant('m', own)], tiers, discountGroups, offers }),
            groups,
            now,
          )
          const product: Product = {
            id: 'p',
            price: priceCents,
            tiers: tiers.map(tier => ({ from: tier.from, price: tier.priceCents })),
            discountGroups,
            specialOffers: offers,
            variants: [{ key: 'm', price: own }],
          }
          const quote = priceCart({
            now: new Date(now).toISOString(),
            lines: [{ id: 'l', product: 'p', variant: 'm', amount: 1 }],
            products: [product],
            rules: { discountGroups: [...groups.values()] },
          })
          expect(asked?.cents).toBe(quote.lines[0]?.amount)
        },
      ),
    )
  })
})

describe('the history of what was asked', () => {
  test.each<[string, HistoryPoint[], string | null, 'regular' | 'child', [number, number | null][]]>([
    [
      'the product’s own price',
      [point(50, 2000), point(9, 1800)],
      null,
      'regular',
      [
        [50, 2000],
        [9, 1800],
      ],
    ],
    [
      'a variant costs what its product does until it has a price of its own, and afterwards again',
      [point(50, 2000), point(20, 1500, 'm'), point(10, 1900), point(5, null, 'm')],
      'm',
      'regular',
      [
        [50, 2000],
        [20, 1500],
        [10, 1500],
        [5, 1900],
      ],
    ],
    ['other variants are their own matter', [point(50, 2000), point(20, 1500, 'l')], 'm', 'regular', [[50, 2000]]],
    [
      'a set’s reduced price is one of its own',
      [point(50, 2000), point(50, 1500, null, 'child')],
      null,
      'child',
      [[50, 1500]],
    ],
    [
      'once it is known what was asked, that alone counts',
      [point(50, 2000), point(20, 1800, 'm', 'asked'), point(10, 1700), point(10, 1530, 'm', 'asked')],
      'm',
      'regular',
      [
        [50, 2000],
        [20, 1800],
        [10, 1530],
      ],
    ],
  ])('%s', (_label, points, variantId, kind, expected) => {
    expect(historyOf(points, variantId, kind)).toEqual(
      expected.map(([days, priceCents]) => ({ at: daysAgo(days), priceCents })),
    )
  })

  test('is told of offers that began and ended since, and of none before the product was last written', () => {
    const offers = [
      { start: isoDaysAgo(40), end: isoDaysAgo(30), discountGroups: ['fifth'] },
      { start: isoDaysAgo(10), end: isoDaysAgo(8), discountGroups: ['tenth'] },
      { start: isoDaysAgo(2), end: isoDaysAgo(-2), discountGroups: ['fifth'] },
    ]
    const [price] = askedPrices(facts({ offers, updatedAt: daysAgo(20), prices: [point(90, 2000)] }), groups, now)
    expect(price?.news).toEqual([
      { at: daysAgo(10), priceCents: 1800 },
      { at: daysAgo(8), priceCents: 2000 },
      { at: daysAgo(2), priceCents: 1600 },
    ])
    expect(price?.sale).toEqual({ previousPrice: 2000, lowestPriceOf30Days: 1800, percent: 11 })
  })

  test('gets nothing new where nothing changed, and nothing at all where nothing is reduced', () => {
    const known = [point(90, 2000), point(3, 1600, null, 'asked')]
    expect(askedPrices(facts({ discountGroups: ['fifth'], prices: known }), groups, now)[0]).toMatchObject({
      news: [],
      sale: { previousPrice: 2000, lowestPriceOf30Days: 2000, percent: 20 },
    })
    expect(askedPrices(facts({ prices: null }), groups, now)[0]).toMatchObject({ news: [], sale: null })
  })
})

describe('a reduction', () => {
  test('of a variant, and of children’s sizes, has its own reference', () => {
    const variants = [variant('s', 1200, true), variant('m', 1600), variant('l', null)]
    const prices = [point(90, 2000), point(90, 1500, 's'), point(4, 1200, 's'), point(3, 1600, 'm')]
    const sales = askedPrices(facts({ variants, isSale: true, prices }), groups, now).map(({ sale }) => sale)
    expect(sales).toEqual([
      { previousPrice: 1500, lowestPriceOf30Days: 1500, percent: 20 },
      { previousPrice: 2000, lowestPriceOf30Days: 2000, percent: 20 },
      null,
    ])
  })

  test('of a set’s reduced price too', () => {
    const prices = [point(90, 2000), point(90, 1500, null, 'child'), point(4, 1200, null, 'child')]
    const set = facts({ kind: 'set', childPriceCents: 1200, isSale: true, prices })
    expect(askedPrices(set, groups, now).map(({ sale }) => sale?.percent ?? null)).toEqual([null, 20])
  })

  test('is not announced where the product is not marked and no discount acts', () => {
    expect(askedPrices(facts({ prices: [point(90, 2500), point(3, 2000)] }), groups, now)[0]?.sale).toBeNull()
  })

  test('that several sizes ask for is the smallest of theirs, and none where one was never dearer', () => {
    const sale = (percent: number) => ({ previousPrice: 2000, lowestPriceOf30Days: 2000, percent })
    const asking = (cents: number, percent: number | null): AskedPrice => ({
      ...{ variantId: 'v', kind: 'regular', isChildSize: false, listCents: cents, cents, news: [] },
      sale: percent === null ? null : sale(percent),
    })
    expect(commonSale([asking(1500, 25), asking(1500, 20), asking(1900, null)], 1500)).toEqual(sale(20))
    expect(commonSale([asking(1500, 25), asking(1500, null)], 1500)).toBeNull()
    expect(commonSale([], null)).toBeNull()
  })
})

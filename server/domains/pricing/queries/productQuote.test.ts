import { describe, expect, test } from 'vitest'
import { productFacts, settingsWith, variantFacts } from '../../../testing/facts.ts'
import { type ProductFacts, productIndexOf } from './facts.ts'
import { type Choice, quoteChoice } from './productQuote.ts'

const now = new Date('2026-11-20T10:00:00Z')
const tiers = [
  { from: 10, price: 1800, keys: [] },
  { from: 20, price: 1500, keys: [] },
]
const shirt = (changes: Partial<ProductFacts> = {}) =>
  productFacts('shirt', {
    priceCents: 2000,
    tiers,
    variants: [
      variantFacts('m', { properties: { cut: 'slim' } }),
      variantFacts('l', { properties: { cut: 'wide' } }),
      variantFacts('xxl', { priceCents: 2500, properties: { cut: 'slim' } }),
    ],
    ...changes,
  })
const quote = (
  pieces: [string | null, number][],
  products: ProductFacts[] = [shirt()],
  areas: Record<string, object> = {},
  changes: Partial<Choice> = {},
) => {
  const chosen = pieces.map(([variantId, amount]) => ({ variantId, amount }))
  const choice = { productId: 'shirt', pieces: chosen, slots: [], ...changes }
  return quoteChoice(choice, productIndexOf(products), settingsWith(areas), { roles: ['guest'] }, now)
}

describe('what a choice costs', () => {
  test.each<[string, [string, number][], object]>([
    ['below the first tier', [['m', 9]], { total: 18_000, unitPrice: 2000, missingToNextTier: 1, nextTierPrice: 1800 }],
    ['at it', [['m', 10]], { total: 18_000, unitPrice: 1800, missingToNextTier: 10, nextTierPrice: 1500 }],
    [
      'sizes together',
      [
        ['m', 12],
        ['l', 8],
      ],
      { total: 30_000, unitPrice: 1500, missingToNextTier: null },
    ],
    [
      'sizes of several prices',
      [
        ['m', 1],
        ['xxl', 1],
      ],
      { total: 4500, unitPrice: null, amount: 2 },
    ],
    ['nothing', [['m', 0]], { total: 0, amount: 0, unitPrice: null, missingToNextTier: 10, delivery: null }],
  ])('%s', (_label, pieces, expected) => expect(quote(pieces)).toMatchObject({ errors: [], ...expected }))

  test.each<[string, string[], number]>([
    ['nothing: all pieces count together', [], 18_000],
    ['the colour', ['color'], 20_000],
    ['the size', ['size'], 20_000],
    ['the fit, by either of its names', ['fit'], 18_000],
    ['the fit, by either of its names', ['gender'], 18_000],
  ])('what parts bulk groups may be %s', (_label, tierSeparators, total) => {
    const color = (code: string) => ({ id: code, code, title: { de: code }, hex: '#000' })
    const variants = [
      variantFacts('m', { size: 'M', color: color('navy') }),
      variantFacts('l', { size: 'L', color: color('red') }),
    ]
    const areas = { discounts: { tierSeparators } }
    expect(
      quote(
        [
          ['m', 5],
          ['l', 5],
        ],
        [shirt({ variants })],
        areas,
      ),
    ).toMatchObject({ total })
  })

  test('a property that parts bulk groups lets only its own pieces count', () => {
    const areas = { discounts: { tierSeparators: ['cut'] } }
    expect(
      quote(
        [
          ['m', 8],
          ['l', 8],
        ],
        [shirt()],
        areas,
      ),
    ).toMatchObject({ total: 32_000, missingToNextTier: 2 })
    expect(
      quote(
        [
          ['m', 8],
          ['xxl', 2],
        ],
        [shirt()],
        areas,
      ),
    ).toMatchObject({ total: 18_000, missingToNextTier: 10 })
  })

  test('a tier that names the variant is its own', () => {
    const own = [...tiers, { from: 5, price: 1000, keys: ['m'] }]
    expect(quote([['m', 5]], [shirt({ tiers: own })])).toMatchObject({
      total: 5000,
      tiers: [{ from: 5, isCurrent: true }, { from: 10 }, { from: 20 }],
    })
    expect(quote([['l', 5]], [shirt({ tiers: own })])).toMatchObject({
      total: 10_000,
      tiers: [{ from: 10 }, { from: 20 }],
    })
  })

  test.each<[string, Partial<ProductFacts>]>([
    ['offline', { isOffline: true }],
    ['deleted', { isDeleted: true }],
    ['to come', { visibleFrom: '2026-12-01T00:00:00Z' }],
  ])('a product that is %s has no price', (_label, changes) => expect(quote([['m', 1]], [shirt(changes)])).toBeNull())

  test('more than is left is told, unless more is announced', () => {
    const stock = (changes: object) => shirt({ variants: [variantFacts('m', { available: 2, ...changes })] })
    expect(quote([['m', 3]], [stock({})])?.errors).toMatchObject([
      { code: 'ONLY_FEW_LEFT', path: ['pieces', '0', 'amount'], details: { available: 2 } },
    ])
    // Of more than a few it is not said how many there are: anybody may ask for prices, and doubling would tell.
    const many = quote([['m', 200]], [stock({ available: 67 })])?.errors
    expect(many).toEqual([
      { code: 'NOT_ENOUGH_LEFT', path: ['pieces', '0', 'amount'], message: 'There are not so many.' },
    ])
    expect(quote([['m', 1]], [stock({ available: 0 })])?.errors).toMatchObject([{ code: 'SOLD_OUT' }])
    expect(quote([['m', 3]], [stock({ backOn: '2026-12-01' })])?.errors).toEqual([])
    expect(quote([['m', 2]], [stock({})])?.errors).toEqual([])
  })
})

describe('what a set costs', () => {
  const set = productFacts('set', { kind: 'set', slots: ['shirt', 'shorts'], priceCents: 5000, childPriceCents: 4000 })
  const shorts = productFacts('shorts', { variants: [variantFacts('s'), variantFacts('116', { isChildSize: true })] })
  const sets = (ofShirt: number, ofShorts: [string, number][]) =>
    quote(
      [],
      [set, shirt(), shorts],
      {},
      {
        productId: 'set',
        slots: [
          { productId: 'shirt', pieces: [{ variantId: 'm', amount: ofShirt }] },
          { productId: 'shorts', pieces: ofShorts.map(([variantId, amount]) => ({ variantId, amount })) },
        ],
      },
    )

  test('children’s sizes make children’s sets', () => {
    expect(
      sets(3, [
        ['s', 2],
        ['116', 1],
      ]),
    ).toMatchObject({ amount: 3, childSets: 1, total: 14_000, errors: [] })
  })

  test('while its slots are unequal it has none, and tells what is missing', () => {
    expect(sets(3, [['s', 1]])).toMatchObject({
      amount: 1,
      childSets: null,
      total: 0,
      errors: [{ code: 'SET_UNEQUAL', details: { missing: [{ productId: 'shorts', missing: 2 }] } }],
    })
  })

  test('with nothing chosen there is nothing to complain of', () => {
    expect(sets(0, [['s', 0]])).toMatchObject({ amount: 0, total: 0, errors: [] })
  })
})

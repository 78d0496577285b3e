import { describe, expect, test } from 'vitest'
import { nextStep, reachedStep, tierLadder } from './linePrices.ts'
import type { CaseLine, PriceTier, Product, Variant } from './pricingCase.ts'
import { quoteOf } from './testCase.ts'

const variant = (key: string, color: string | number | boolean | null): Variant => ({ key, properties: { color } })
const from10: PriceTier[] = [{ from: 10, price: 800 }]

function unitPrices(
  product: Product,
  lines: Omit<CaseLine, 'id' | 'product'>[],
  separators = ['color'],
): (number | null)[] {
  const quote = quoteOf({
    lines: lines.map((line, i) => ({ ...line, id: `l${i}`, product: product.id })),
    products: [product],
    rules: { tierSeparators: separators },
  })
  return quote.lines.map(line => line.unitPrice)
}

describe('step 2: lines with equal separating properties form one bulk group', () => {
  const shirt = (...variants: Variant[]): Product => ({ id: 'shirt', price: 1000, tiers: from10, variants })

  test.each<[string, Variant, Variant, string[], boolean]>([
    ['the same colour', variant('a', 'red'), variant('b', 'red'), ['color'], true],
    ['another colour', variant('a', 'red'), variant('b', 'blue'), ['color'], false],
    ['another colour, which separates nothing', variant('a', 'red'), variant('b', 'blue'), [], true],
    ['none and null', { key: 'a' }, variant('b', null), ['color'], true],
    ['none and ""', { key: 'a', properties: {} }, variant('b', ''), ['color'], true],
    ['none and 0', { key: 'a' }, variant('b', 0), ['color'], false],
    ['none and no', { key: 'a' }, variant('b', false), ['color'], false],
    ['a number and its text', variant('a', 1), variant('b', '1'), ['color'], false],
    ['yes and its text', variant('a', true), variant('b', 'true'), ['color'], false],
    ['a separator that every object inherits', variant('a', 'red'), variant('b', 'blue'), ['constructor'], true],
    [
      'one of two separators differs',
      { key: 'a', properties: { color: 'red', fit: 'men' } },
      { key: 'b', properties: { color: 'red', fit: 'women' } },
      ['color', 'fit'],
      false,
    ],
  ])('%s', (_label, a, b, separators, together) => {
    const prices = unitPrices(
      shirt(a, b),
      [
        { variant: 'a', amount: 5 },
        { variant: 'b', amount: 5 },
      ],
      separators,
    )
    expect(prices).toEqual(together ? [800, 800] : [1000, 1000])
  })

  test('two lines of one variant add up, two products do not', () => {
    const products: Product[] = [
      { id: 'cap', price: 1000, tiers: from10 },
      { id: 'hat', price: 1000, tiers: from10 },
    ]
    const amounts: [string, number][] = [
      ['cap', 4],
      ['cap', 6],
      ['hat', 9],
    ]
    const lines = amounts.map(([product, amount], i) => ({ id: `l${i}`, product, amount }))
    expect(quoteOf({ lines, products }).lines.map(line => line.unitPrice)).toEqual([800, 800, 1000])
  })

  test('amounts add up whatever the keys, a tier counts only for those it names', () => {
    const product: Product = {
      id: 'shirt',
      price: 1000,
      variants: [variant('a', 'red'), variant('b', 'red')],
      tiers: [{ from: 10, price: 700, keys: ['a'] }],
    }
    expect(
      unitPrices(product, [
        { variant: 'a', amount: 1 },
        { variant: 'b', amount: 9 },
      ]),
    ).toEqual([700, 1000])
  })

  test('a line that is not valid adds nothing', () => {
    expect(
      unitPrices(shirt(variant('a', 'red')), [
        { variant: 'a', amount: 9 },
        { variant: 'x', amount: 9 },
      ]),
    ).toEqual([1000, null])
  })
})

describe('step 2: the highest tier reached sets the unit price', () => {
  test.each<[string, PriceTier[], number, number]>([
    ['one piece short', from10, 9, 1000],
    ['reached exactly', from10, 10, 800],
    [
      'the highest, whatever the order of the table',
      [{ from: 25, price: 600 }, { from: 2, price: 900 }, ...from10],
      24,
      800,
    ],
    ['a tier that costs more than the list price', [{ from: 2, price: 1200 }], 2, 1200],
    ['a tier of 0', [{ from: 2, price: 0 }], 2, 0],
    [
      'at the same amount the lower price',
      [
        { from: 10, price: 900 },
        { from: 10, price: 850 },
      ],
      10,
      850,
    ],
    [
      'at the same amount the named one, though dearer',
      [
        { from: 10, price: 700 },
        { from: 10, price: 900, keys: ['a'] },
      ],
      10,
      900,
    ],
    [
      'of two named ones the lower price',
      [
        { from: 10, price: 950, keys: ['a'] },
        { from: 10, price: 900, keys: ['b', 'a'] },
      ],
      10,
      900,
    ],
    [
      'a higher one for all beats a lower one that names',
      [
        { from: 10, price: 700 },
        { from: 5, price: 600, keys: ['a'] },
      ],
      10,
      700,
    ],
    ['a tier for others', [{ from: 10, price: 700, keys: ['b'] }], 10, 1000],
  ])('%s', (_label, tiers, amount, expected) => {
    const product: Product = { id: 'shirt', price: 1000, tiers, variants: [variant('a', 'red')] }
    expect(unitPrices(product, [{ variant: 'a', amount }])).toEqual([expected])
  })

  test('the variant’s own price is the list price below the first tier', () => {
    const product: Product = { id: 'shirt', price: 1000, tiers: from10, variants: [{ key: 'xxl', price: 1300 }] }
    expect(unitPrices(product, [{ variant: 'xxl', amount: 9 }])).toEqual([1300])
    expect(unitPrices(product, [{ variant: 'xxl', amount: 10 }])).toEqual([800])
  })

  test('a product without variants has the tiers without keys', () => {
    const tiers = [...from10, { from: 10, price: 100, keys: ['a'] }]
    expect(unitPrices({ id: 'ball', price: 1000, tiers }, [{ amount: 10 }])).toEqual([800])
  })

  test('a tier price is no discount', () => {
    const quote = quoteOf({
      lines: [{ id: 'l', product: 'ball', amount: 10 }],
      products: [{ id: 'ball', price: 1000, tiers: from10 }],
    })
    expect(quote.lines[0]).toMatchObject({ listPrice: 1000, unitPrice: 800, sum: 8000, discount: 0 })
    expect(quote.totals).toMatchObject({ goods: 8000, discount: 0 })
  })
})

describe('a table of tier prices', () => {
  const tiers = [
    { from: 25, price: 1590 },
    { from: 10, price: 1790 },
    { from: 10, price: 1940, keys: ['xxl'] },
  ]
  test.each<[string, string | null, { from: number; price: number }[]]>([
    [
      'for a variant that no tier names',
      'm',
      [
        { from: 10, price: 1790 },
        { from: 25, price: 1590 },
      ],
    ],
    [
      'for one that a tier names',
      'xxl',
      [
        { from: 10, price: 1940 },
        { from: 25, price: 1590 },
      ],
    ],
    [
      'for a product without variants',
      null,
      [
        { from: 10, price: 1790 },
        { from: 25, price: 1590 },
      ],
    ],
  ])('%s', (_label, key, expected) => {
    expect(tierLadder({ tiers }, key)).toEqual(expected)
  })

  test.each<[number, number | undefined, number | null]>([
    [1, undefined, 9],
    [9, undefined, 1],
    [10, 1790, 15],
    [24, 1790, 1],
    [25, 1590, null],
    [99, 1590, null],
  ])('with %i pieces', (amount, price, missing) => {
    const ladder = tierLadder({ tiers }, 'm')
    expect(reachedStep(ladder, amount)?.price).toBe(price)
    expect(nextStep(ladder, amount)?.missing ?? null).toBe(missing)
  })

  test('without tiers there is none', () => {
    expect(tierLadder({ tiers: null }, 'm')).toEqual([])
    expect(nextStep([], 1)).toBeNull()
  })
})

describe('step 3: sets', () => {
  const products: Product[] = [
    {
      id: 'kit',
      type: 'set',
      price: 6000,
      childPrice: 4500,
      slots: ['shirt', 'short'],
      tiers: [{ from: 1, price: 1 }],
    },
    { id: 'plain', type: 'set', price: 6000, slots: ['shirt', 'short'] },
    { id: 'gift', type: 'set', price: 6000, childPrice: 0, slots: ['shirt', 'short'] },
    { id: 'shirt', variants: [{ key: '128', childSize: true }, { key: '140', childSize: true }, { key: 'm' }] },
    { id: 'short', price: 1000, tiers: from10, variants: [{ key: '128', childSize: true }, { key: 'm' }] },
  ]
  const pieces = (product: string, amounts: Record<string, number>) => ({
    product,
    pieces: Object.entries(amounts).map(([key, amount]) => ({ variant: key, amount })),
  })

  test.each<[string, string, Record<string, number>, Record<string, number>, number, number]>([
    ['no child among them', 'kit', { m: 2 }, { m: 2 }, 0, 12_000],
    ['all children', 'kit', { 128: 1, 140: 1 }, { 128: 2 }, 2, 9000],
    ['one shirt in a child’s size makes one children’s set', 'kit', { 128: 1, m: 1 }, { m: 2 }, 1, 10_500],
    ['the slot with the most children’s pieces counts', 'kit', { 128: 1, m: 2 }, { 128: 2, m: 1 }, 2, 15_000],
    ['a slot’s children’s sizes add up, slots do not', 'kit', { 128: 1, 140: 1, m: 1 }, { 128: 1, m: 2 }, 2, 15_000],
    ['pieces of which there are 0 do not count', 'kit', { 128: 0, m: 1 }, { m: 1 }, 0, 6000],
    ['without a reduced price all are regular', 'plain', { 128: 2 }, { 128: 2 }, 0, 12_000],
    ['a reduced price of 0 is a price', 'gift', { 128: 1, m: 1 }, { m: 2 }, 1, 6000],
  ])('%s', (_label, product, shirts, shorts, childSets, sum) => {
    const line = { id: 'l', product, slots: [pieces('shirt', shirts), pieces('short', shorts)] }
    const quote = quoteOf({ lines: [line], products })
    expect(quote.lines[0]).toMatchObject({ valid: true, childSets, sum, listPrice: 6000, unitPrice: null })
  })

  test('a set’s pieces do not help other lines to a tier', () => {
    const lines = [
      { id: 'a', product: 'kit', slots: [pieces('shirt', { m: 9 }), pieces('short', { m: 9 })] },
      { id: 'b', product: 'short', variant: 'm', amount: 9 },
    ]
    expect(quoteOf({ lines, products }).lines.map(line => line.unitPrice)).toEqual([null, 1000])
  })
})

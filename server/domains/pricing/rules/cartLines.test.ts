import { describe, expect, test } from 'vitest'
import type { CaseLine, Product } from './pricingCase.ts'
import type { LineRefusalCode } from './quote.ts'
import { quoteOf } from './testCase.ts'

const products: Product[] = [
  { id: 'ball', price: 1000 },
  { id: 'shirt', price: 2000, variants: [{ key: 'm' }, { key: 'l', price: 2500 }, { key: 'free', price: 0 }] },
  { id: 'secret', variants: [{ key: 'm' }, { key: 'l', price: 300 }] },
  { id: 'kit', type: 'set', price: 5000, slots: ['shirt', 'ball'] },
  { id: 'unpriced', type: 'set', childPrice: 100, slots: ['ball'] },
  { id: 'hollow', type: 'set', price: 100 },
  { id: 'broken', type: 'set', price: 100, slots: ['gone'] },
]
const kit = (shirts: CaseLine['slots'], balls: CaseLine['slots']): CaseLine => ({
  id: 'l',
  product: 'kit',
  slots: [...(shirts ?? []), ...(balls ?? [])],
})
const shirts = (...amounts: [string | null, number | null][]) => [
  { product: 'shirt', pieces: amounts.map(([variant, amount]) => ({ variant, amount })) },
]
const balls = (amount: number) => [{ product: 'ball', pieces: [{ amount }] }]

describe('a line that is not valid is refused with the first reason', () => {
  test.each<[string, CaseLine, LineRefusalCode]>([
    ['unknown product', { id: 'l', product: 'gone', amount: 1 }, 'PRODUCT_UNKNOWN'],
    ['unknown product in a slot', kit([{ product: 'gone' }], balls(1)), 'PRODUCT_UNKNOWN'],
    [
      'unknown product that the set itself names',
      { id: 'l', product: 'broken', slots: [{ product: 'gone' }] },
      'PRODUCT_UNKNOWN',
    ],
    [
      'unknown product before missing slot',
      { id: 'l', product: 'kit', slots: [{ product: 'gone' }] },
      'PRODUCT_UNKNOWN',
    ],
    ['a slot is missing', kit(shirts(['m', 1]), []), 'SET_INCOMPLETE'],
    ['a slot too many', kit(shirts(['m', 1]), [...balls(1), ...balls(1)]), 'SET_INCOMPLETE'],
    ['slots in another order', kit(balls(1), shirts(['m', 1])), 'SET_INCOMPLETE'],
    ['no slots at all', { id: 'l', product: 'kit', amount: 3 }, 'SET_INCOMPLETE'],
    ['incomplete before unknown variant', kit(shirts(['xs', 1]), []), 'SET_INCOMPLETE'],
    ['unknown variant', { id: 'l', product: 'shirt', variant: 'xs', amount: 1 }, 'VARIANT_UNKNOWN'],
    ['no variant where there are some', { id: 'l', product: 'shirt', amount: 1 }, 'VARIANT_UNKNOWN'],
    ['a variant where there are none', { id: 'l', product: 'ball', variant: 'm', amount: 1 }, 'VARIANT_UNKNOWN'],
    ['unknown variant of a piece of which there are 0', kit(shirts(['xs', 0], ['m', 1]), balls(1)), 'VARIANT_UNKNOWN'],
    ['unknown variant before invalid amount', { id: 'l', product: 'shirt', amount: 0 }, 'VARIANT_UNKNOWN'],
    [
      'unknown variant in a later slot before invalid amount',
      kit(shirts(['m', -1]), [{ product: 'ball', pieces: [{ variant: 'm', amount: 1 }] }]),
      'VARIANT_UNKNOWN',
    ],
    ['amount 0', { id: 'l', product: 'ball', amount: 0 }, 'AMOUNT_INVALID'],
    ['negative amount', { id: 'l', product: 'ball', amount: -1 }, 'AMOUNT_INVALID'],
    ['half a piece', { id: 'l', product: 'ball', amount: 1.5 }, 'AMOUNT_INVALID'],
    ['no amount', { id: 'l', product: 'ball' }, 'AMOUNT_INVALID'],
    ['an amount beyond whole numbers', { id: 'l', product: 'ball', amount: 1e300 }, 'AMOUNT_INVALID'],
    ['half a piece in a set', kit(shirts(['m', 0.5], ['l', 0.5]), balls(1)), 'AMOUNT_INVALID'],
    ['a negative piece in a set', kit(shirts(['m', 2], ['l', -1]), balls(1)), 'AMOUNT_INVALID'],
    ['a piece without an amount', kit(shirts(['m', 1], ['l', null]), balls(1)), 'AMOUNT_INVALID'],
    ['a set of 0', kit(shirts(['m', 0]), balls(0)), 'AMOUNT_INVALID'],
    ['a set without a piece', kit([{ product: 'shirt' }], [{ product: 'ball' }]), 'AMOUNT_INVALID'],
    ['a set without a slot', { id: 'l', product: 'hollow' }, 'AMOUNT_INVALID'],
    ['invalid amount before unequal slots', kit(shirts(['m', -2]), balls(1)), 'AMOUNT_INVALID'],
    ['unequal slots', kit(shirts(['m', 1], ['l', 1]), balls(1)), 'SET_UNEQUAL'],
    ['an empty slot beside a filled one', kit(shirts(['m', 1]), [{ product: 'ball' }]), 'SET_UNEQUAL'],
    ['no price', { id: 'l', product: 'secret', variant: 'm', amount: 1 }, 'PRICE_MISSING'],
    ['invalid amount before missing price', { id: 'l', product: 'secret', variant: 'm', amount: 0 }, 'AMOUNT_INVALID'],
    ['a set without a regular price', { id: 'l', product: 'unpriced', slots: balls(1) }, 'PRICE_MISSING'],
  ])('%s', (_label, line, code) => {
    const quote = quoteOf({ lines: [line], products })
    expect(quote.refusals).toEqual([
      { code, line: 'l' },
      { code: 'CART_EMPTY', line: null },
    ])
    expect(quote.lines).toEqual([
      {
        id: 'l',
        valid: false,
        units: 0,
        childSets: null,
        listPrice: null,
        unitPrice: null,
        sum: 0,
        discounts: [],
        discount: 0,
        amount: 0,
        vatCategory: null,
        vatRate: null,
        net: 0,
        vat: 0,
        gross: 0,
        deliveryWeeks: null,
      },
    ])
    expect(quote).toMatchObject({ placeable: false, deliveryWeeks: null, paymentMethods: [], vat: [] })
  })
})

describe('step 1: the variant’s price, else its product’s', () => {
  test.each<[string, CaseLine, number]>([
    ['a product without variants', { id: 'l', product: 'ball', amount: 1 }, 1000],
    ['a variant without a price', { id: 'l', product: 'shirt', variant: 'm', amount: 1 }, 2000],
    ['a variant with its own', { id: 'l', product: 'shirt', variant: 'l', amount: 1 }, 2500],
    ['a price of 0 is a price', { id: 'l', product: 'shirt', variant: 'free', amount: 1 }, 0],
    ['only the variant has one', { id: 'l', product: 'secret', variant: 'l', amount: 1 }, 300],
  ])('%s', (_label, line, listPrice) => {
    expect(quoteOf({ lines: [line], products }).lines).toMatchObject([{ valid: true, listPrice, unitPrice: listPrice }])
  })

  test('a refused line counts nowhere, the others are priced', () => {
    const quote = quoteOf({
      lines: [
        { id: 'bad', product: 'gone', amount: 50 },
        { id: 'good', product: 'ball', amount: 2 },
      ],
      products,
    })
    expect(quote.lines.map(({ id, valid, sum }) => [id, valid, sum])).toEqual([
      ['bad', false, 0],
      ['good', true, 2000],
    ])
    expect(quote.totals).toMatchObject({ goods: 2000, gross: 2000, toPay: 2000 })
    expect(quote.refusals).toEqual([{ code: 'PRODUCT_UNKNOWN', line: 'bad' }])
  })

  test('an empty cart is refused as a whole, and has nothing to pay', () => {
    const quote = quoteOf({ lines: [], products, rules: { paymentMethods: [] } })
    expect(quote.refusals).toEqual([{ code: 'CART_EMPTY', line: null }])
    expect(quote.totals).toEqual({
      goods: 0,
      discount: 0,
      shipping: 0,
      net: 0,
      vat: 0,
      gross: 0,
      voucherPaid: 0,
      toPay: 0,
    })
  })
})

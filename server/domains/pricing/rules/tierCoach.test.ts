import { describe, expect, test } from 'vitest'
import { priceCart } from './priceCart.ts'
import type { DiscountGroup, PricingCase, Product } from './pricingCase.ts'
import { publicGroups, withPublicPrices } from './publicPrices.ts'
import { nextTiers } from './tierCoach.ts'

const now = '2026-11-20T10:00:00Z'
const shirt: Product = {
  id: 'shirt',
  price: 3490,
  variants: [
    { key: 'm', properties: { color: 'navy' } },
    { key: 'l', properties: { color: 'red' } },
    { key: 'xl', price: 3390, properties: { color: 'navy' } },
  ],
  tiers: [
    { from: 10, price: 3190 },
    { from: 25, price: 2890 },
  ],
}
const nextOf = (
  lines: Record<string, number>,
  { product = shirt, tierSeparators = [] as string[], discountGroups = [] as DiscountGroup[] } = {},
) => {
  const asked: PricingCase = {
    now,
    lines: Object.entries(lines).map(([variant, amount]) => ({ id: variant, product: product.id, variant, amount })),
    products: [product],
    rules: {
      ...{ homeCountry: 'AT', vatType: 'inclusive', tierSeparators, discountGroups },
      ...{ vatGroups: [{ id: 'normal', rates: { AT: [{ rate: 2000 }] } }], defaultVatGroup: 'normal' },
    },
  } as PricingCase
  const groups = publicGroups(asked.rules?.discountGroups)
  return Object.fromEntries(nextTiers(asked, withPublicPrices(priceCart(asked), groups), groups, Date.parse(now)))
}
const ten = { from: 10, priceFrom: 3190, priceTo: 3190 }

describe('what some pieces more save', () => {
  test('names how many are missing, the price that they reach and what a piece costs less', () => {
    expect(nextOf({ m: 8 })).toEqual({ m: { ...ten, missing: 2, savingFrom: 300, savingTo: 300 } })
  })

  test('sizes of several prices save between the least and the most of them, and count together', () => {
    const next = { ...ten, missing: 2, savingFrom: 200, savingTo: 300 }
    expect(nextOf({ m: 5, xl: 3 })).toEqual({ m: next, xl: next })
  })

  test('from a tier on it is the next one that counts', () => {
    expect(nextOf({ m: 10 })).toEqual({
      m: { from: 25, missing: 15, priceFrom: 2890, priceTo: 2890, savingFrom: 300, savingTo: 300 },
    })
  })

  test('what is at its cheapest has none', () => {
    expect(nextOf({ m: 25 })).toEqual({})
  })

  test('pieces that count apart have tiers of their own', () => {
    expect(nextOf({ m: 8, l: 4 }, { tierSeparators: ['color'] })).toEqual({
      m: { ...ten, missing: 2, savingFrom: 300, savingTo: 300 },
      l: { ...ten, missing: 6, savingFrom: 300, savingTo: 300 },
    })
  })

  test('a tier that saves nothing is passed over', () => {
    const dear = {
      ...shirt,
      tiers: [
        { from: 5, price: 3600 },
        { from: 10, price: 3190 },
      ],
    }
    expect(nextOf({ m: 4 }, { product: dear })).toEqual({ m: { ...ten, missing: 6, savingFrom: 300, savingTo: 300 } })
  })

  test('tiers that name a size are its alone; the group names the span of what is reached', () => {
    const own = { ...shirt, tiers: [...shirt.tiers!, { from: 10, price: 3090, keys: ['xl'] }] }
    const next = { from: 10, missing: 8, priceFrom: 3090, priceTo: 3190, savingFrom: 300, savingTo: 300 }
    expect(nextOf({ m: 1, xl: 1 }, { product: own })).toEqual({ m: next, xl: next })
  })

  test('prices are those that everybody is asked', () => {
    const autumn: DiscountGroup = {
      ...{ id: 'autumn', type: 'percent', roles: ['everyone'] },
      tiers: [{ from: 0, discount: 2000 }],
    }
    const onOffer = { ...shirt, discountGroups: ['autumn'] }
    // 34.90 and 31.90 less 20 %.
    expect(nextOf({ m: 9 }, { product: onOffer, discountGroups: [autumn] })).toEqual({
      m: { from: 10, missing: 1, priceFrom: 2552, priceTo: 2552, savingFrom: 240, savingTo: 240 },
    })
  })

  test('a set has no tiers', () => {
    const set: Product = { id: 'set', type: 'set', price: 5000, slots: ['shirt'], tiers: [{ from: 2, price: 4000 }] }
    const asked: PricingCase = {
      now,
      lines: [{ id: 'a', product: 'set', slots: [{ product: 'shirt', pieces: [{ variant: 'm', amount: 1 }] }] }],
      products: [set, shirt],
      rules: {},
    } as PricingCase
    expect([...nextTiers(asked, priceCart(asked), new Map(), Date.parse(now))]).toEqual([])
  })
})

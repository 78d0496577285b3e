import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { total } from '../../../kit/money.ts'
import { arbitraryCase } from './arbitraryCase.ts'
import { priceCart } from './priceCart.ts'
import {
  MOST_PARTS,
  mergedReason,
  namedReason,
  type PriceReason,
  priceOf,
  priceReasons,
  reasonKinds,
  upTo,
} from './priceReason.ts'
import type { PricingCase } from './pricingCase.ts'
import { publicGroups, withPublicPrices } from './publicPrices.ts'
import { type CaseParts, caseOf, lineOf } from './testCase.ts'

const reasonsOf = (pricingCase: PricingCase) => priceReasons(pricingCase, priceCart(pricingCase))
const reasonOf = (parts: CaseParts, id = 'a'): PriceReason => reasonsOf(caseOf(parts)).get(id)!
const plain = { each: null, count: null, pieces: null, rules: [] }
const everyone = ['everyone']

describe('each step has its reason', () => {
  test('a price that nothing changed is the list price', () => {
    const parts = { lines: [lineOf('a', 'p', 3)], products: [{ id: 'p', price: 1000 }] }
    expect(reasonOf(parts)).toEqual([{ ...plain, kind: 'list', amount: 3000, each: 1000, count: 3 }])
  })

  test('a tier tells from how many pieces on it holds, and how many count together', () => {
    const variants = [
      { key: 's', properties: { color: 'red' } },
      { key: 'm', price: 1200, properties: { color: 'red' } },
    ]
    const products = [{ id: 'p', price: 1000, variants, tiers: [{ from: 10, price: 800 }] }]
    const lines = [
      { id: 'a', product: 'p', variant: 's', amount: 7 },
      { id: 'b', product: 'p', variant: 'm', amount: 5 },
    ]
    expect(reasonOf({ lines, products }, 'b')).toEqual([
      { ...plain, kind: 'list', amount: 6000, each: 1200, count: 5 },
      { ...plain, kind: 'tier', amount: -2000, each: 800, count: 10, pieces: 12 },
    ])
  })

  test('sets of children’s sizes', () => {
    const products = [
      { id: 'p', type: 'set' as const, price: 5000, childPrice: 4000, slots: ['q'] },
      { id: 'q', variants: [{ key: 's', childSize: true }, { key: 'm' }] },
    ]
    const pieces = [
      { variant: 's', amount: 2 },
      { variant: 'm', amount: 1 },
    ]
    expect(reasonOf({ lines: [{ id: 'a', product: 'p', slots: [{ product: 'q', pieces }] }], products })).toEqual([
      { ...plain, kind: 'list', amount: 15_000, each: 5000, count: 3 },
      { ...plain, kind: 'childSets', amount: -2000, count: 2 },
    ])
  })

  test('what everybody has comes before what this customer has on the product', () => {
    const products = [{ id: 'p', price: 1000, discountGroups: ['club', 'spring'] }]
    const discountGroups = [
      { id: 'club', type: 'percent' as const, roles: ['club'], tiers: [{ from: 0, discount: 500 }] },
      { id: 'spring', type: 'flat' as const, roles: everyone, tiers: [{ from: 0, discount: 100 }] },
    ]
    const parts = { lines: [lineOf('a', 'p', 2)], products, customer: { roles: ['club'] }, rules: { discountGroups } }
    expect(reasonOf(parts).slice(1)).toEqual([
      { ...plain, kind: 'offer', amount: -200, rules: [{ by: 'group', group: 'spring', percent: null }] },
      { ...plain, kind: 'item', amount: -100, rules: [{ by: 'group', group: 'club', percent: 500 }] },
    ])
  })

  test('a line’s share of what the cart is granted names all of its rules', () => {
    const discountGroups = [
      { id: 'big', type: 'percent' as const, global: true, roles: everyone, tiers: [{ from: 5000, discount: 1000 }] },
      {
        ...{ id: 'more', type: 'flat' as const, global: true, additive: true, roles: everyone },
        tiers: [{ from: 0, discount: 300 }],
      },
    ]
    const parts = {
      ...{ lines: [lineOf('a', 'p', 6), lineOf('b', 'p', 3)], products: [{ id: 'p', price: 1000 }] },
      ...{ customer: { personalPercent: 500 }, rules: { discountGroups } },
    }
    const globalRules = [
      { by: 'personal', group: null, percent: 500 },
      { by: 'group', group: 'big', percent: 1000 },
    ]
    expect(reasonOf(parts).slice(1)).toEqual([
      { ...plain, kind: 'global', amount: -900, rules: globalRules },
      { ...plain, kind: 'additive', amount: -200, rules: [{ by: 'group', group: 'more', percent: null }] },
    ])
  })

  test('a coupon', () => {
    const coupon = { code: 'HERBST', type: 'percent' as const, value: 1000, roles: everyone }
    const parts = { lines: [lineOf('a', 'p', 2)], products: [{ id: 'p', price: 1000 }], coupon }
    expect(reasonOf(parts).slice(1)).toEqual([
      { ...plain, kind: 'coupon', amount: -200, rules: [{ by: 'coupon', group: null, percent: 1000 }] },
    ])
  })

  test('VAT that is added to net prices, and that is taken out where none is due', () => {
    const parts = { lines: [lineOf('a', 'p')], products: [{ id: 'p', price: 1200 }] }
    expect(reasonOf({ ...parts, vat: { type: 'exclusive' } }).slice(1)).toEqual([
      { ...plain, kind: 'vat', amount: 240, rules: [{ by: 'vat', group: null, percent: 2000 }] },
    ])
    const abroad = { ...parts, pickup: false, destination: { country: 'CH', postcode: '8000' } }
    expect(reasonOf(abroad).slice(1)).toEqual([
      { ...plain, kind: 'vat', amount: -200, rules: [{ by: 'vat', group: null, percent: 0 }] },
    ])
  })

  test('what does not count has none', () => {
    expect(reasonOf({ lines: [lineOf('a', 'gone')], products: [] })).toBeUndefined()
  })
})

describe('whatever the cart', () => {
  const always = (claim: (given: PricingCase) => void) => fc.assert(fc.property(arbitraryCase, claim), { numRuns: 400 })

  test('the parts add up to what everybody is asked for, to the amount and to the gross', () =>
    always(given => {
      const quote = priceCart(given)
      const asked = withPublicPrices(quote, publicGroups(given.rules!.discountGroups))
      const reasons = priceReasons(given, quote)
      for (const [i, line] of quote.lines.entries()) {
        const reason = reasons.get(line.id)
        expect(reason !== undefined).toBe(line.valid)
        if (!reason) continue
        expect(priceOf(upTo(reason, 'offer'))).toBe(asked.lines[i]!.sum)
        expect(priceOf(upTo(reason, 'coupon'))).toBe(line.amount)
        expect(priceOf(reason)).toBe(line.gross)
        expect(reason[0]!.kind).toBe('list')
        for (const { amount, kind } of reason.slice(1)) expect(amount === 0 || kind === 'list').toBe(false)
        const order = reason.map(({ kind }) => reasonKinds.indexOf(kind))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
    }))

  test('several lines together add up to the same', () =>
    always(given => {
      const reasons = [...reasonsOf(given).values()]
      const merged = mergedReason(reasons)
      expect(priceOf(merged)).toBe(total(reasons.map(priceOf)))
      expect(priceOf(upTo(merged, 'offer'))).toBe(total(reasons.map(reason => priceOf(upTo(reason, 'offer')))))
    }))
})

test('a reason is no longer than people read: what is more is told as one', () => {
  const discountGroups = Array.from({ length: 40 }, (_, i) => ({
    ...{ id: `g${i}`, type: 'flat' as const, roles: everyone, tiers: [{ from: 0, discount: 1 }] },
  }))
  const products = [{ id: 'p', price: 1000, discountGroups: discountGroups.map(({ id }) => id) }]
  const reason = reasonOf({ lines: [lineOf('a', 'p')], products, rules: { discountGroups } })
  expect(reason).toHaveLength(1 + MOST_PARTS)
  expect(priceOf(reason)).toBe(960)
  expect(reason.at(-1)).toEqual({ ...plain, kind: 'offer', amount: -31 })
})

test('the same tier of two sizes is one part, with the pieces of both', () => {
  const products = [{ id: 'p', price: 1000, tiers: [{ from: 5, price: 900 }] }]
  const merged = mergedReason([
    ...reasonsOf(caseOf({ lines: [lineOf('a', 'p', 3), lineOf('b', 'p', 4)], products })).values(),
  ])
  expect(merged).toEqual([
    { ...plain, kind: 'list', amount: 7000, each: 1000, count: 7 },
    { ...plain, kind: 'tier', amount: -700, each: 900, count: 5, pieces: 7 },
  ])
})

test('rules are named by their titles, a coupon by its code', () => {
  const rules = [
    { by: 'group' as const, group: 'club', percent: 500 },
    { by: 'personal' as const, group: null, percent: 300 },
  ]
  const parts: PriceReason = [
    { ...plain, kind: 'global', amount: -80, rules },
    { ...plain, kind: 'coupon', amount: -10, rules: [{ by: 'coupon', group: null, percent: null }] },
  ]
  expect(namedReason(parts, group => `Gruppe ${group}`, 'HERBST').map(each => each.rules)).toEqual([
    [
      { title: 'Gruppe club', percent: 500 },
      { title: null, percent: 300 },
    ],
    [{ title: 'HERBST', percent: null }],
  ])
})

import { expect, test } from 'vitest'
import { ladderOf } from './tiers.ts'

const eur = (cents: number) => ({ cents, currency: 'EUR' })
const men = { id: 'men', price: eur(3490) }
const child = { id: 'child', price: eur(2790) }
const tiers = [
  { from: 25, price: eur(2890), variants: [men] },
  { from: 10, price: eur(2490), variants: [child] },
  { from: 10, price: eur(3190), variants: [men] },
  { from: 25, price: eur(2290), variants: [child] },
]

test('the ladder of a fit has its own prices, one piece first', () => {
  expect(ladderOf(tiers, [men])).toEqual([
    { from: 1, to: 9, price: eur(3490) },
    { from: 10, to: 24, price: eur(3190) },
    { from: 25, to: null, price: eur(2890) },
  ])
  expect(ladderOf(tiers, [child]).map(step => step.price.cents)).toEqual([2790, 2490, 2290])
})

test('sizes of different prices begin at the lowest', () => {
  expect(ladderOf(tiers, [men, { id: 'men small', price: eur(3290) }])[0]).toEqual({ from: 1, to: 9, price: eur(3290) })
})

test('of two tiers at the same number the cheaper one counts', () => {
  const twice = [...tiers, { from: 10, price: eur(2990), variants: [men] }]
  expect(ladderOf(twice, [men])[1]?.price).toEqual(eur(2990))
})

test('a tier from one piece on takes the place of the price', () => {
  expect(ladderOf([{ from: 1, price: eur(3000), variants: [men] }], [men])).toEqual([
    { from: 1, to: null, price: eur(3000) },
  ])
})

test.each([
  ['no tiers', [], [men]],
  ['tiers of other sizes', tiers, [{ id: 'bag', price: eur(100) }]],
  ['no sizes', tiers, []],
])('%s make no ladder', (_label, given, sizes) => {
  expect(ladderOf(given, sizes)).toEqual([])
})

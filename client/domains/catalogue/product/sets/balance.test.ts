import { expect, test } from 'vitest'
import type { Choice, Pieces } from '../choice/choices.ts'
import { apartCents, balanceOf, completeFilling } from './balance.ts'

function pieces(amount: number, cents: number, { isChild = false, isGone = false } = {}): Pieces {
  const id = `${cents} ${isChild}`
  const choice: Choice = {
    id,
    sku: id,
    fit: isChild ? 'CHILDREN' : 'MEN',
    size: id,
    color: null,
    price: { cents, currency: 'EUR' },
    values: [],
    isChildSize: isChild,
    isPersonalisable: false,
    availability: {
      state: isGone ? 'SOLD_OUT' : 'IN_STOCK',
      quantity: null,
      backOn: null,
      tableText: null,
      noteText: null,
    },
    delivery: { weeks: 1, earliest: '2026-11-25', latest: '2026-11-27' },
  }
  return { choice, amount }
}

test.each([
  ['nothing chosen', [[], []], { totals: [0, 0], sets: 0, missing: [0, 0], isEqual: false }],
  ['one piece only', [[pieces(3, 100)], []], { totals: [3, 0], sets: 0, missing: [0, 3], isEqual: false }],
  [
    'two socks too few',
    [[pieces(11, 3490)], [pieces(6, 2490), pieces(5, 2490)], [pieces(9, 1690)]],
    { totals: [11, 11, 9], sets: 9, missing: [0, 0, 2], isEqual: false },
  ],
  [
    'equal in other sizes',
    [[pieces(2, 3490), pieces(1, 2790, { isChild: true })], [pieces(3, 2490)]],
    { totals: [3, 3], sets: 3, missing: [0, 0], isEqual: true },
  ],
  ['a set without pieces', [], { totals: [], sets: 0, missing: [], isEqual: false }],
])('%s', (_label, filling, expected) => {
  expect(balanceOf(filling)).toEqual({ ...expected, isOrderable: true })
})

test('a piece that is gone keeps the set from being ordered', () => {
  expect(balanceOf([[pieces(1, 3490, { isGone: true })], [pieces(1, 2490)]]).isOrderable).toBe(false)
})

test('complete sets are made of adult sizes first', () => {
  const filling = [[pieces(2, 2790, { isChild: true }), pieces(2, 3490)], [pieces(3, 2490)]]
  expect(completeFilling(filling).map(slot => slot.map(({ choice, amount }) => [choice.price.cents, amount]))).toEqual([
    [
      [3490, 2],
      [2790, 1],
    ],
    [[2490, 3]],
  ])
})

test('bought one by one, nine sets cost the sum of their pieces', () => {
  const filling = [[pieces(11, 3490)], [pieces(11, 2490)], [pieces(9, 1690)]]
  expect(apartCents(completeFilling(filling))).toBe(69030)
})

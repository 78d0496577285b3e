import { expect, test } from 'vitest'
import type { Choice, Selection } from '../choice/choices.ts'
import { withMore } from './morePieces.ts'

const size = (id: string, left: number | null = null): Choice => ({
  ...{ id, sku: id, fit: 'MEN', size: id, color: null, price: { cents: 3490, currency: 'EUR' } },
  ...{ values: [], isChildSize: false, isPersonalisable: false, delivery: null },
  availability: {
    ...{ state: left === null ? 'IN_STOCK' : 'FEW_LEFT', quantity: left },
    ...{ backOn: null, tableText: null, noteText: null },
  },
})
const selection = (amounts: Record<string, number>): Selection => ({ colorId: null, fit: 'MEN', amounts })
const more = (choices: Choice[], amounts: Record<string, number>, among: string[], count: number) =>
  withMore({ choices }, selection(amounts), among, count)?.amounts ?? null

test.each([
  ['the size of which most are chosen', [size('s'), size('m')], { s: 2, m: 6 }, ['s', 'm'], { s: 2, m: 8 }],
  ['one that has as many', [size('s'), size('m', 7)], { s: 2, m: 6 }, ['s', 'm'], { s: 4, m: 6 }],
  ['several, where none has as many', [size('s', 3), size('m', 7)], { s: 2, m: 6 }, ['s', 'm'], { s: 3, m: 7 }],
  ['only sizes that count towards the tier', [size('s'), size('m')], { s: 2, m: 6 }, ['s'], { s: 4, m: 6 }],
])('two more pieces go to %s', (_label, choices, amounts, among, expected) => {
  expect(more(choices, amounts, among, 2)).toEqual(expected)
})

test('where there are not so many there is nothing to add', () => {
  expect(more([size('s', 3)], { s: 2 }, ['s'], 2)).toBeNull()
  expect(more([size('s')], {}, ['s'], 2)).toBeNull()
})

import { expect, test } from 'vitest'
import { columnsAt, isSettled, itemsOfNextRow } from './ProductGrid.tsx'

test.each([
  [320, 1],
  [640, 1],
  [1023, 1],
  [1024, 2],
  [1200, 3],
  [1599, 3],
  [1600, 4],
])('at %i pixels the grid has %i columns', (width, columns) => {
  expect(columnsAt(width)).toBe(columns)
})

test.each([
  ['a full row follows full rows', 6, 3, 3],
  ['a row begun is completed first', 6, 4, 2],
  ['one by one on a phone', 6, 1, 1],
])('%s', (_, present, columns, expected) => {
  expect(itemsOfNextRow(present, columns)).toBe(expected)
})

test.each([
  ['all there is', 6, false, true],
  ['more to come by itself', 23, true, false],
  ['more only by the button', 24, true, true],
])('a list with %s', (_label, items, hasNext, expected) => {
  expect(isSettled(items, hasNext)).toBe(expected)
})

import { expect, test } from 'vitest'
import { columnsAt, itemsOfNextRow } from './furtherRows.ts'

test.each([
  [390, 1],
  [799, 1],
  [800, 2],
  [1199, 2],
  [1200, 3],
  [1600, 3],
])('a window of %d px has %d columns', (width, columns) => {
  expect(columnsAt(width)).toBe(columns)
})

test.each([
  ['a whole row', 6, 3, 3],
  ['the rest of a row', 7, 3, 2],
  ['a single column', 6, 1, 1],
  ['two columns', 6, 2, 2],
])('%s comes next', (_label, present, columns, expected) => {
  expect(itemsOfNextRow(present, columns)).toBe(expected)
})

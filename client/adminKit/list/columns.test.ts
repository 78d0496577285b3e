import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenColumns, columnWidths, fittingColumns } from './columns.ts'

const columns = [
  { key: 'number', width: 100, rank: 0 },
  { key: 'customer', width: 200, grow: 2, rank: 0 },
  { key: 'contact', width: 150, grow: 1, rank: 3 },
  { key: 'pieces', width: 60, rank: 2 },
  { key: 'method', width: 120, rank: 3 },
]
const keys = (list: readonly { key: string }[] | null) => list?.map(({ key }) => key) ?? null

test.each([
  ['all, where there is room', 630, ['number', 'customer', 'contact', 'pieces', 'method']],
  ['all but the last of the highest rank', 629, ['number', 'customer', 'contact', 'pieces']],
  ['none of that rank', 509, ['number', 'customer', 'pieces']],
  ['those alone that always show', 359, ['number', 'customer']],
  ['none, where not even those fit', 299, null],
])('a table shows %s', (_label, available, expected) => {
  expect(keys(fittingColumns(columns, available))).toEqual(expected)
})

test('what is left over is shared out among those that grow', () => {
  expect(columnWidths(columns, 930)).toEqual([100, 400, 250, 60, 120])
})

test('no table is wider than its place, whatever its columns', () => {
  const column = fc.record({
    key: fc.string(),
    width: fc.integer({ min: 20, max: 400 }),
    grow: fc.integer({ min: 0, max: 3 }),
    rank: fc.integer({ min: 0, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(column, { maxLength: 12 }), fc.integer({ min: 200, max: 1400 }), (given, available) => {
      const shown = fittingColumns(given, available)
      const widths = columnWidths(shown ?? [], available)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(available)
    }),
  )
})

const choosable = [
  { key: 'number', rank: 0 },
  { key: 'pieces', rank: 2 },
  { key: 'note', rank: 4, isExtra: true },
]
test.each([
  ['the usual ones, where nobody chose', null, ['number', 'pieces']],
  ['those chosen, in the order of the list', ['note', 'pieces'], ['number', 'pieces', 'note']],
  ['what always shows, too', ['note'], ['number', 'note']],
  ['the usual ones, where none of those chosen exists', ['password'], ['number', 'pieces']],
])('the columns are %s', (_label, chosen, expected) => {
  expect(keys(chosenColumns(choosable, chosen))).toEqual(expected)
})

import { describe, expect, test } from 'vitest'
import { pastedCells, sizeGrid } from './sizeGrid.ts'

const navy = { id: 'navy', title: 'Navy' }
const variant = (id: string, fit: string | null, size: string, color: typeof navy | null = null) => ({
  id,
  fit,
  size,
  color,
})
const shape = (grid: ReturnType<typeof sizeGrid>) =>
  grid.rows.map(row => [row.fit, row.color?.title ?? null, ...row.cells.map(cell => cell?.id ?? null)])

describe('the size table', () => {
  test('has a row for each fit and a column for each size, in the order of sizes', () => {
    const grid = sizeGrid(
      [variant('a', 'MEN', 'L'), variant('b', 'MEN', 'S'), variant('c', 'WOMEN', 'S'), variant('d', 'WOMEN', 'M')],
      ['S', 'M', 'L'],
    )
    expect(grid.sizes).toEqual(['S', 'M', 'L'])
    expect(shape(grid)).toEqual([
      ['MEN', null, 'b', null, 'a'],
      ['WOMEN', null, 'c', 'd', null],
    ])
  })

  test('has a row for each colour of a fit', () => {
    const grid = sizeGrid([variant('a', 'MEN', 'S', navy), variant('b', 'MEN', 'S')], ['S'])
    expect(shape(grid)).toEqual([
      ['MEN', 'Navy', 'a'],
      ['MEN', null, 'b'],
    ])
  })

  test('puts sizes that nobody sorted at the end', () => {
    expect(sizeGrid([variant('a', null, 'Sondergröße'), variant('b', null, 'S')], ['S']).sizes).toEqual([
      'S',
      'Sondergröße',
    ])
  })

  test('shows every variant, even two of the same fit and size', () => {
    expect(shape(sizeGrid([variant('a', 'MEN', 'S'), variant('b', 'MEN', 'S')], ['S']))).toEqual([
      ['MEN', null, 'a'],
      ['MEN', null, 'b'],
    ])
  })

  test('is empty without variants', () => {
    expect(sizeGrid([], ['S'])).toEqual({ sizes: [], rows: [] })
  })
})

describe('pasting into the size table', () => {
  const size = { rows: 3, columns: 5 }
  test.each([
    ['a single value is left to the field', '14', { row: 0, column: 0 }, null],
    ['a line fills along the sizes', '1\t2\t3', { row: 1, column: 1 }, ['1,1=1', '1,2=2', '1,3=3']],
    ['a column that fits fills down the fits', '1\n2', { row: 1, column: 0 }, ['1,0=1', '2,0=2']],
    [
      'a longer column fills along the sizes',
      '1\n2\n3\n4',
      { row: 1, column: 0 },
      ['1,0=1', '1,1=2', '1,2=3', '1,3=4'],
    ],
    ['a table fills as it is', '1\t2\n3\t4', { row: 0, column: 3 }, ['0,3=1', '0,4=2', '1,3=3', '1,4=4']],
    ['what does not fit is left out', '1\t2\t3', { row: 2, column: 3 }, ['2,3=1', '2,4=2']],
    ['line ends of all systems', '1\r\n2\r\n', { row: 0, column: 0 }, ['0,0=1', '1,0=2']],
    ['empty values stay empty', '1\t\t3', { row: 0, column: 0 }, ['0,0=1', '0,1=', '0,2=3']],
  ])('%s', (_label, text, from, expected) => {
    const cells = pastedCells(text, from, size)
    expect(cells?.map(cell => `${cell.row},${cell.column}=${cell.text}`) ?? null).toEqual(expected)
  })
})

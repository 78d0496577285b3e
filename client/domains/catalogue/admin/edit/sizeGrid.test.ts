import { describe, expect, test } from 'vitest'
import { sizeGrid } from './sizeGrid.ts'

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

  test('has a row for each value that tells variants of a fit and colour apart', () => {
    const of = (id: string, size: string, apart: string) => ({ ...variant(id, 'MEN', size), apart: [apart] })
    const grid = sizeGrid(
      [of('a', 'S', 'Baumwolle'), of('b', 'S', 'Polyester'), of('c', 'M', 'Baumwolle'), of('d', 'M', 'Polyester')],
      ['S', 'M'],
    )
    expect(grid.rows.map(row => [...row.apart, ...row.cells.map(cell => cell?.id)])).toEqual([
      ['Baumwolle', 'a', 'c'],
      ['Polyester', 'b', 'd'],
    ])
    expect(new Set(grid.rows.map(({ key }) => key)).size).toBe(2)
  })

  test('is empty without variants', () => {
    expect(sizeGrid([], ['S'])).toEqual({ sizes: [], rows: [] })
  })
})

import { expect, test } from 'vitest'
import { ticked, withRows } from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id }))
const selected = (...ids: string[]) => new Map(ids.map(id => [id, { id }]))
const tick = { isSelected: true, anchor: null, isRange: false }

test.each([
  ['a row alone', selected(), { ...tick, id: 'b' }, ['b']],
  ['a range downwards', selected('b'), { ...tick, id: 'd', anchor: 'b', isRange: true }, ['b', 'c', 'd']],
  ['a range upwards', selected('d'), { ...tick, id: 'b', anchor: 'd', isRange: true }, ['d', 'b', 'c']],
  ['a row alone, where nothing was ticked before', selected(), { ...tick, id: 'c', isRange: true }, ['c']],
  [
    'a row alone, where that was on another page',
    selected('z'),
    { ...tick, id: 'c', anchor: 'z', isRange: true },
    ['z', 'c'],
  ],
])('a tick selects %s', (_label, before, given, expected) => {
  expect([...ticked(before, rows, given).keys()]).toEqual(expected)
})

test('a range is taken away like it is added', () => {
  const before = selected('a', 'b', 'c', 'd')
  const after = ticked(before, rows, { id: 'd', isSelected: false, anchor: 'b', isRange: true })
  expect([...after.keys()]).toEqual(['a'])
})

test('what is selected on another page stays', () => {
  expect([...withRows(selected('z'), rows.slice(0, 2), true).keys()]).toEqual(['z', 'a', 'b'])
})

import { beforeEach, expect, test } from 'vitest'
import { placeIn, rememberList, trailAt } from './trail.ts'

const rows = [
  { path: '/admincenter/person/edit/a%3D', label: 'A' },
  { path: '/admincenter/person/edit/b', label: 'B' },
]
const kept = { address: '/admincenter/person/browse?after=x', rows }

beforeEach(() => rememberList(null))

test.each([
  ['no list was looked at', null, '/admincenter/person/edit/b', null],
  ['another list', kept, '/admincenter/orders/1', null],
  [
    'the first, however its address is written',
    kept,
    '/admincenter/person/edit/a=',
    { address: '/admincenter/person/browse?after=x', at: 1, count: 2, previous: null, next: rows[1] },
  ],
  [
    'the last',
    kept,
    '/admincenter/person/edit/b',
    { address: '/admincenter/person/browse?after=x', at: 2, count: 2, previous: rows[0], next: null },
  ],
])('where a thing stands in the list one came from: %s', (_label, trail, path, place) => {
  expect(placeIn(trail, path)).toEqual(place)
})

test('a thing finds the list that was looked at before, and nothing of it is left in the browser', () => {
  expect(trailAt('/admincenter/person/edit/b')).toBeNull()
  rememberList(kept)
  expect(trailAt('/admincenter/person/edit/b')?.previous).toEqual(rows[0])
  expect(sessionStorage).toHaveLength(0)
})

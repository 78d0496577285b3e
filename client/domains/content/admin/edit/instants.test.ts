import { expect, test } from 'vitest'
import { instantOf, wallOf } from './instants.ts'

const vienna = 'Europe/Vienna'

test.each([
  ['in winter', '2026-11-23T14:05', '2026-11-23T13:05:00.000Z'],
  ['in summer', '2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  ['just before the clocks go forward', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['just after', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['after they went back', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('the clock on the wall and the instant say the same: %s', (_label, wall, instant) => {
  expect(instantOf(wall, vienna)).toBe(instant)
  expect(wallOf(instant, vienna)).toBe(wall)
})

test('what the clock says twice is the first, and what it jumps over is as much later', () => {
  expect(instantOf('2026-10-25T02:30', vienna)).toBe('2026-10-25T00:30:00.000Z')
  expect(wallOf(instantOf('2026-03-29T02:30', vienna), vienna)).toBe('2026-03-29T03:30')
})

test.each(['', '2026-11-23', 'soon', '2026-13-40T99:99'])('%j is no time', wall => {
  expect(instantOf(wall, vienna)).toBeNull()
})

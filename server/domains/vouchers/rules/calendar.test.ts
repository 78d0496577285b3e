import { expect, test } from 'vitest'
import { slotOf, spanRefusals } from './calendar.ts'

test.each([
  ['2026-11-23T08:34:59.999Z', '2026-11-23', '09:30'],
  ['2026-11-23T08:35:00Z', '2026-11-23', '09:35'],
  ['2026-11-23T23:59:59Z', '2026-11-24', '00:55'],
  // Clocks go back: both hours are called two.
  ['2026-10-25T00:02:00Z', '2026-10-25', '02:00'],
  ['2026-10-25T01:02:00Z', '2026-10-25', '02:00'],
])('%s stands on %s in the slot of %s', (at, day, slot) => {
  expect(slotOf(new Date(at), 'Europe/Vienna')).toEqual({ day, slot })
})

test.each([
  ['2026-11-23', '2026-11-29', []],
  ['2026-11-23', '2026-11-23', []],
  ['2026-11-01', '2026-12-12', []],
  ['2026-11-01', '2026-12-13', ['INVALID_INPUT']],
  ['2026-11-23', '2026-11-22', ['RANGE_REVERSED']],
])('from %s to %s: %j', (from, to, codes) => {
  expect(spanRefusals({ from, to }).map(({ code }) => code)).toEqual(codes)
})

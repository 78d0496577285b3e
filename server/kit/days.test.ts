import { describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from './days.ts'

const zone = 'Europe/Vienna'

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20'],
  ['2026-11-20T22:59:59.999Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2027-12-31T23:30:00Z', '2028-01-01'],
])('the day of %s in Vienna is %s', (instant, day) => expect(dayOf(new Date(instant), zone)).toBe(day))

test.each([
  ['2026-11-20', 14, '2026-12-04'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-29', 0, '2026-03-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

describe('where a day begins', () => {
  test.each([
    ['in winter', '2026-11-20', zone, '2026-11-19T23:00:00.000Z'],
    ['in summer', '2026-07-01', zone, '2026-06-30T22:00:00.000Z'],
    ['on the day the clocks go forward', '2026-03-29', zone, '2026-03-28T23:00:00.000Z'],
    ['the day after', '2026-03-30', zone, '2026-03-29T22:00:00.000Z'],
    ['on the day they go back', '2026-10-25', zone, '2026-10-24T22:00:00.000Z'],
    ['the day after that', '2026-10-26', zone, '2026-10-25T23:00:00.000Z'],
    ['in UTC', '2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['far in the west', '2026-11-20', 'Pacific/Honolulu', '2026-11-20T10:00:00.000Z'],
  ])('%s', (_label, day, timeZone, instant) => expect(startOfDay(day, timeZone).toISOString()).toBe(instant))

  test('there and back is the same day', () => {
    for (let i = 0; i < 400; i += 1) {
      const day = addDays('2026-01-01', i)
      const start = startOfDay(day, zone)
      expect(dayOf(start, zone)).toBe(day)
      expect(dayOf(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1))
    }
  })
})

import { describe, expect, test } from 'vitest'
import { addWorkingDays, type WorkingCalendar, workingDayFrom } from './workingDays.ts'

const austria: WorkingCalendar = { region: 'AT', closed: [] }
const nowhere: WorkingCalendar = { region: null, closed: [] }
const closed: WorkingCalendar = { region: 'AT', closed: [{ from: '2026-12-28', to: '2026-12-31' }] }

describe('working days', () => {
  test.each<[string, string, number, WorkingCalendar, string]>([
    ['none', '2026-11-22', 0, austria, '2026-11-22'],
    ['from Sunday to Monday', '2026-11-22', 1, austria, '2026-11-23'],
    ['over a weekend', '2026-11-20', 2, austria, '2026-11-24'],
    ['over a holiday', '2026-12-07', 1, austria, '2026-12-09'],
    ['where no holidays are known', '2026-12-07', 1, nowhere, '2026-12-08'],
    ['over Christmas', '2026-12-23', 2, austria, '2026-12-28'],
    ['over Christmas and the shop’s own free days', '2026-12-23', 2, closed, '2027-01-04'],
    ['over the turn of the year to after Epiphany', '2026-12-31', 4, austria, '2027-01-08'],
    ['a leap day counts', '2028-02-28', 1, austria, '2028-02-29'],
  ])('%s', (_label, day, count, calendar, expected) => {
    expect(addWorkingDays(day, count, calendar)).toBe(expected)
  })

  test.each<[string, string, string]>([
    ['it is one', '2026-11-23', '2026-11-23'],
    ['Saturday', '2026-11-21', '2026-11-23'],
    ['a holiday', '2026-12-08', '2026-12-09'],
    ['a holiday before a weekend', '2026-12-25', '2026-12-28'],
  ])('the first from a day on: %s', (_label, day, expected) => {
    expect(workingDayFrom(day, austria)).toBe(expected)
  })

  test('a shop that never works again gets an answer all the same', () => {
    const never: WorkingCalendar = { region: null, closed: [{ from: '2026-01-01', to: '2099-12-31' }] }
    expect(addWorkingDays('2026-01-01', 1, never)).toBe('2035-12-30')
    expect(workingDayFrom('2026-01-01', never)).toBe('2035-12-30')
  })
})

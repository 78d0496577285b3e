import { describe, expect, test } from 'vitest'
import { dayOfNumber, type HolidayRegion, holidayRegions, holidaysOf } from './holidays.ts'

const daysOf = (region: HolidayRegion, year: number) =>
  [...holidaysOf(region, year)].sort((a, b) => a - b).map(dayOfNumber)

const germany2026 = [
  ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25'],
  ...['2026-10-03', '2026-12-25', '2026-12-26'],
]

describe('public holidays', () => {
  test('of Austria in 2026', () => {
    expect(daysOf('AT', 2026)).toEqual([
      ...['2026-01-01', '2026-01-06', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25', '2026-06-04'],
      ...['2026-08-15', '2026-10-26', '2026-11-01', '2026-12-08', '2026-12-25', '2026-12-26'],
    ])
  })

  test('of all German states in 2026', () => {
    expect(daysOf('DE', 2026)).toEqual(germany2026)
  })

  test.each<[HolidayRegion, string[]]>([
    ['DE-BB', ['2026-10-31']],
    ['DE-BE', ['2026-03-08']],
    ['DE-BW', ['2026-01-06', '2026-06-04', '2026-11-01']],
    ['DE-BY', ['2026-01-06', '2026-06-04', '2026-08-15', '2026-11-01']],
    ['DE-HB', ['2026-10-31']],
    ['DE-HE', ['2026-06-04']],
    ['DE-HH', ['2026-10-31']],
    ['DE-MV', ['2026-03-08', '2026-10-31']],
    ['DE-NI', ['2026-10-31']],
    ['DE-NW', ['2026-06-04', '2026-11-01']],
    ['DE-RP', ['2026-06-04', '2026-11-01']],
    ['DE-SH', ['2026-10-31']],
    ['DE-SL', ['2026-06-04', '2026-08-15', '2026-11-01']],
    ['DE-SN', ['2026-10-31', '2026-11-18']],
    ['DE-ST', ['2026-01-06', '2026-10-31']],
    ['DE-TH', ['2026-09-20', '2026-10-31']],
  ])('of %s besides', (region, besides) => {
    expect(daysOf(region, 2026)).toEqual([...germany2026, ...besides].sort())
  })

  test('each region has a row above', () => {
    expect(holidayRegions).toHaveLength(18)
  })

  // Easter Sundays from published tables, among them the earliest and the latest of the century's first half.
  test.each([
    [2008, '2008-03-24'],
    [2019, '2019-04-22'],
    [2025, '2025-04-21'],
    [2027, '2027-03-29'],
    [2038, '2038-04-26'],
  ])('Easter Monday of %i', (year, monday) => {
    expect(daysOf('DE', year)).toContain(monday)
  })

  test.each([
    [2024, '2024-11-20'],
    [2027, '2027-11-17'],
    [2028, '2028-11-22'],
  ])('Repentance Day of %i in Saxony', (year, day) => {
    expect(daysOf('DE-SN', year)).toContain(day)
  })

  test('17 June 2028 is one in Berlin, and only then', () => {
    expect(daysOf('DE-BE', 2028)).toContain('2028-06-17')
    expect(daysOf('DE-BE', 2029)).not.toContain('2029-06-17')
  })
})

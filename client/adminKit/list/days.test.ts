import { beforeEach, expect, test, vi } from 'vitest'
import { daysBefore, startOfDay, today } from './days.ts'

const showDaysIn = (timeZone: string) => vi.stubGlobal('window', { __page: { timeZone } })
beforeEach(() => showDaysIn('Europe/Vienna'))

test.each([
  ['late in the evening it is still that day', '2026-11-20T22:59:59Z', '2026-11-20'],
  ['after midnight in Vienna it is the next day', '2026-11-20T23:00:00Z', '2026-11-21'],
  ['in summer midnight comes earlier in UTC', '2026-07-01T22:00:00Z', '2026-07-02'],
])('%s', (_label, instant, day) => {
  expect(today(new Date(instant))).toBe(day)
})

test.each([
  ['the day itself', '2026-11-20', 0, '2026-11-20'],
  ['into the month before', '2026-03-01', 1, '2026-02-28'],
  ['over a leap day', '2028-03-01', 1, '2028-02-29'],
  ['into the year before', '2026-01-10', 29, '2025-12-12'],
])('going back to %s', (_label, day, count, expected) => {
  expect(daysBefore(day, count)).toBe(expected)
})

test.each([
  ['in winter', '2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['in summer', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['when clocks go forward', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['when clocks go back', '2026-10-25', '2026-10-24T22:00:00.000Z'],
])('a day begins at midnight in Vienna %s', (_label, day, instant) => {
  expect(startOfDay(day)).toBe(instant)
})

test.each([
  ['west of Greenwich', 'America/New_York', '2026-11-20', '2026-11-20T05:00:00.000Z'],
  ['as far east as it goes', 'Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z'],
  ['as far west', 'Etc/GMT+12', '2026-11-20', '2026-11-20T12:00:00.000Z'],
  ['by quarters of an hour', 'Asia/Kathmandu', '2026-11-20', '2026-11-19T18:15:00.000Z'],
  ['where clocks go forward at midnight', 'America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
])('a day begins in the shop’s calendar wherever it is: %s', (_label, zone, day, instant) => {
  showDaysIn(zone)
  expect(startOfDay(day)).toBe(instant)
})

test('today is the shop’s', () => {
  showDaysIn('Pacific/Kiritimati')
  expect(today(new Date('2026-11-20T10:00:00Z'))).toBe('2026-11-21')
})

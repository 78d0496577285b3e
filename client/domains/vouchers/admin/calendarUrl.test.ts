import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { beside, calendarUrl, daysOf, spanOf } from './calendarUrl.ts'

beforeAll(() => vi.stubGlobal('window', { __page: { timeZone: 'Europe/Vienna' } }))
afterAll(() => vi.unstubAllGlobals())

const asked = (text: string) => spanOf(new URLSearchParams(text))

test.each([
  ['day=2026-11-23', { view: 'week', from: '2026-11-23', to: '2026-11-29' }],
  ['day=2026-11-29', { view: 'week', from: '2026-11-23', to: '2026-11-29' }],
  ['day=2027-01-01', { view: 'week', from: '2026-12-28', to: '2027-01-03' }],
  ['day=2026-11-25&view=day', { view: 'day', from: '2026-11-25', to: '2026-11-25' }],
])('%s shows %j', (search, span) => expect(asked(search)).toEqual(span))

test('a day that is none is today', () => {
  expect(asked('day=2026-02-30')).toEqual(asked(''))
  expect(asked('day=x&view=day').from).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('leads to what is beside, and names its days', () => {
  const week = asked('day=2026-11-25')
  expect(daysOf(week)).toHaveLength(7)
  expect([beside(week, -1), beside(week, 1)]).toEqual(['2026-11-16', '2026-11-30'])
  expect(beside(asked('day=2026-11-30&view=day'), 1)).toBe('2026-12-01')
  expect(calendarUrl('day', '2026-12-01')).toBe('/admincenter/shop/voucher/calendar?view=day&day=2026-12-01')
})

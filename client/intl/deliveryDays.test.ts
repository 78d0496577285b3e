import { expect, test } from 'vitest'
import { deliveryValues } from './deliveryDays.ts'

const format = { day: (value: string) => value.split('-').reverse().join('.') }

test.each([
  ['two days', '2026-11-25', '2026-11-27', { from: '25.11.', date: '27.11.2026' }],
  ['over the turn of the year', '2026-12-30', '2027-01-04', { from: '30.12.2026', date: '04.01.2027' }],
  ['one day', '2026-11-27', '2026-11-27', { from: 'none', date: '27.11.2026' }],
  ['the latest alone', null, '2026-11-27', { from: 'none', date: '27.11.2026' }],
  ['weeks alone', null, null, { from: 'none', date: '' }],
])('%s', (_label, earliest, latest, expected) => {
  expect(deliveryValues({ weeks: 2, earliest, latest }, format)).toEqual({ weeks: 2, ...expected })
})

import { describe, expect, test } from 'vitest'
import { dayOf, instantAt } from '../../../kit/days.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { paymentSettings } from '../settings.ts'
import { dayOfTaking, dispatches } from './dispatch.ts'

const two = '14:00'
const cutOff = { monday: two, tuesday: two, wednesday: two, thursday: two, friday: '12:00' }
const closedTo = (to: string) => ({ closedDays: [{ from: '2026-11-24', to }] })
const invoice = (isEnabled: boolean) => {
  const methods = paymentSettings.of(settingsWith()).methods.map(method => ({
    ...method,
    isConfigured: true,
    isEnabled: method.id === 'prepayment' || isEnabled,
  }))
  return { methods }
}
const settings = (shipping: object = {}, changes: object = {}) =>
  settingsWith({
    shop: { country: 'at', timeZone: 'Europe/Vienna' },
    shipping: { cutOff, holidays: 'AT', ...shipping },
    payment: invoice(true),
    ...changes,
  })
const from = (today: string, days = 0, given = settings()) =>
  dispatches(days, today, given).map(({ orderBy, orderOn, sentOn }) => [orderBy.toISOString(), orderOn, sentOn])

describe('until when an order is sent when', () => {
  test.each<[string, string, number, string[][]]>([
    [
      'on a day of work, today and tomorrow',
      '2026-11-23',
      0,
      [
        ['2026-11-23T13:00:00.000Z', '2026-11-23', '2026-11-23'],
        ['2026-11-24T13:00:00.000Z', '2026-11-24', '2026-11-24'],
      ],
    ],
    [
      'on a Friday, and after the weekend',
      '2026-11-20',
      1,
      [
        ['2026-11-20T11:00:00.000Z', '2026-11-20', '2026-11-23'],
        ['2026-11-23T13:00:00.000Z', '2026-11-23', '2026-11-24'],
      ],
    ],
    [
      'over a holiday: 8 December is none to send on',
      '2026-12-08',
      0,
      [
        ['2026-12-09T13:00:00.000Z', '2026-12-09', '2026-12-09'],
        ['2026-12-10T13:00:00.000Z', '2026-12-10', '2026-12-10'],
      ],
    ],
  ])('%s', (_label, today, days, expected) => {
    expect(from(today, days)).toEqual(expected)
  })

  test('over the beginning and the end of summer time the shop’s clock counts', () => {
    const german = settings({ holidays: 'DE' })
    expect(from('2026-10-24', 0, german)[0]).toEqual(['2026-10-26T13:00:00.000Z', '2026-10-26', '2026-10-26'])
    expect(from('2026-03-28', 0, german)[0]).toEqual(['2026-03-30T12:00:00.000Z', '2026-03-30', '2026-03-30'])
    expect(from('2026-03-27', 0, german)[0]).toEqual(['2026-03-27T11:00:00.000Z', '2026-03-27', '2026-03-27'])
  })

  test.each<[string, number, ReturnType<typeof settings>]>([
    [
      'no times',
      0,
      settings({ cutOff: { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null } }),
    ],
    ['what takes three days', 3, settings()],
    ['every order waiting for its money', 0, settings({}, { payment: invoice(false) })],
    ['nothing to be bought', 0, settings({}, { checkout: { enabled: false } })],
    ['company holidays', 0, settings({ closedDays: [{ from: '2026-11-01', to: '2026-12-31' }] })],
  ])('nothing is promised with %s', (_label, days, given) => {
    expect(from('2026-11-23', days, given)).toEqual([])
  })
})

describe('a time on a day as an instant', () => {
  test.each([
    ['in winter', '2026-01-15', '14:00', '2026-01-15T13:00:00.000Z'],
    ['in summer', '2026-07-15', '14:00', '2026-07-15T12:00:00.000Z'],
    ['shown twice: the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['skipped: after the change', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['before the change', '2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['after the change back', '2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
  ])('%s', (_label, day, time, instant) => {
    expect(instantAt(day, time, 'Europe/Vienna').toISOString()).toBe(instant)
  })
})

describe('the day that a delivery counts from', () => {
  const none = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null }
  test.each<[string, string, string, string, object?]>([
    ['in time, it is today', '2026-11-23', '13:59', '2026-11-23'],
    ['from that minute on, the next working day', '2026-11-23', '14:00', '2026-11-24'],
    ['on a Friday, after the weekend', '2026-11-20', '12:00', '2026-11-23'],
    ['on a Saturday, the Monday', '2026-11-21', '09:00', '2026-11-23'],
    ['before a holiday, the day after it', '2026-12-07', '15:00', '2026-12-09'],
    ['before closed days, the day after them', '2026-11-23', '15:00', '2026-11-26', closedTo('2026-11-25')],
    ['without a time, it is today', '2026-11-23', '23:30', '2026-11-23', { cutOff: none }],
    ['without a time, a Saturday stays one', '2026-11-21', '09:00', '2026-11-21', { cutOff: none }],
    ['on a weekday without one, today', '2026-11-23', '23:30', '2026-11-23', { cutOff: { ...cutOff, monday: null } }],
  ])('%s', (_label, day, time, expected, shipping = {}) => {
    expect(dayOfTaking(instantAt(day, time, 'Europe/Vienna'), settings(shipping))).toBe(expected)
  })

  test('is the one whose countdown runs', () => {
    for (let hour = 0; hour < 24 * 21; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 30, hour))
      const next = dispatches(0, dayOf(now, 'Europe/Vienna'), settings()).find(({ orderBy }) => now < orderBy)
      expect(dayOfTaking(now, settings()), now.toISOString()).toBe(next?.orderOn)
    }
  })
})

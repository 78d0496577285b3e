import { describe, expect, test } from 'vitest'
import { settingsWith } from '../../../testing/facts.ts'
import {
  allAtOnce,
  type DeliveryTerms,
  type DeliveryTimes,
  deliveryFrom,
  deliveryTerms,
  inParts,
  togetherTimes,
} from './deliveryDates.ts'

const terms: DeliveryTerms = { calendar: { region: 'AT', closed: [] }, transit: { min: 1, max: 2 } }
const times = (changes: Partial<DeliveryTimes> = {}): DeliveryTimes => ({
  daysMin: 2,
  daysMax: 4,
  printingDays: 0,
  backOn: null,
  ...changes,
})

describe('when goods arrive that are ordered on Friday, 20 November 2026', () => {
  test.each<[string, Partial<DeliveryTimes>, string, string, number]>([
    ['by working days', {}, '2026-11-25', '2026-11-30', 2],
    ['at once, and on their way', { daysMin: 0, daysMax: 0 }, '2026-11-23', '2026-11-24', 1],
    ['printed, over 8 December', { printingDays: 10 }, '2026-12-10', '2026-12-15', 4],
    ['back after all else', { backOn: '2026-12-01' }, '2026-12-02', '2026-12-03', 2],
    ['back on a Saturday and printed', { backOn: '2026-12-05', printingDays: 2 }, '2026-12-11', '2026-12-14', 4],
    ['back before all else', { backOn: '2026-11-23' }, '2026-11-25', '2026-11-30', 2],
    ['back long ago', { backOn: '2026-01-01' }, '2026-11-25', '2026-11-30', 2],
    ['over Christmas', { daysMin: 20, daysMax: 22 }, '2026-12-22', '2026-12-28', 6],
  ])('%s', (_label, changes, earliest, latest, weeks) => {
    expect(deliveryFrom(times(changes), '2026-11-20', terms)).toEqual({ earliest, latest, weeks })
  })

  test('what is collected is not on its way, and lies ready on a working day', () => {
    const pickup = deliveryTerms(settingsWith({ shipping: { transitDays: { min: 1, max: 2 } } }), { pickup: true })
    expect(deliveryFrom(times(), '2026-11-20', pickup)).toEqual({
      earliest: '2026-11-24',
      latest: '2026-11-26',
      weeks: 1,
    })
    expect(deliveryFrom(times({ daysMin: 0, daysMax: 0 }), '2026-11-21', pickup).latest).toBe('2026-11-23')
  })

  test('days on which the shop is closed do not count', () => {
    const settings = settingsWith({
      shipping: { transitDays: { min: 1, max: 2 }, closedDays: [{ from: '2026-11-23', to: '2026-11-27' }] },
    })
    expect(deliveryFrom(times(), '2026-11-20', deliveryTerms(settings)).latest).toBe('2026-12-07')
  })
})

describe('whose holidays count', () => {
  const latest = (shop: object, shipping: object) =>
    deliveryFrom(times({ daysMax: 1 }), '2026-12-07', {
      ...deliveryTerms(settingsWith({ shop, shipping })),
      transit: { min: 0, max: 0 },
    }).latest

  test.each<[string, object, object, string]>([
    ['those of the shop’s country', { country: 'AT' }, {}, '2026-12-09'],
    ['those of all German states', { country: 'DE' }, {}, '2026-12-08'],
    ['those that are named', { country: 'DE' }, { holidays: 'AT' }, '2026-12-09'],
    ['none that are known', { country: 'CH' }, {}, '2026-12-08'],
  ])('%s', (_label, shop, shipping, expected) => {
    expect(latest(shop, shipping)).toBe(expected)
  })
})

describe('what is delivered together', () => {
  test('takes the longest of its parts', () => {
    expect(
      togetherTimes(
        [
          { expectedDaysMin: 2, expectedDays: 4, backOn: null },
          { expectedDays: 10, backOn: '2026-12-01' },
          { expectedDays: null, backOn: '2026-11-24' },
        ],
        3,
      ),
    ).toEqual({ daysMin: 10, daysMax: 10, printingDays: 3, backOn: '2026-12-01' })
  })

  test('is sent within a week where nothing is said', () => {
    expect(togetherTimes([{ expectedDays: null, backOn: null }])).toEqual({
      daysMin: 5,
      daysMax: 5,
      printingDays: 0,
      backOn: null,
    })
  })

  test('a least time above the longest one does not count', () => {
    expect(togetherTimes([{ expectedDaysMin: 9, expectedDays: 4, backOn: null }])).toMatchObject({
      daysMin: 4,
      daysMax: 4,
    })
  })
})

describe('deliveries of an order', () => {
  const soon = { weeks: 1, earliest: '2026-11-25', latest: '2026-11-27' }
  const late = { weeks: 4, earliest: '2026-12-10', latest: '2026-12-15' }

  test('in one go: once the last of it is there', () => {
    expect(allAtOnce([late, soon])).toEqual({ weeks: 4, earliest: '2026-12-10', latest: '2026-12-15' })
    expect(allAtOnce([])).toBeNull()
  })

  test.each<[string, string, { first: string; rest: string } | null]>([
    ['five working days later', '2026-12-04', { first: '2026-11-27', rest: '2026-12-04' }],
    ['four working days later', '2026-12-03', null],
    ['on the same day', '2026-11-27', null],
  ])('in parts where one comes much later: %s', (_label, latest, expected) => {
    expect(inParts([soon, { ...late, latest }], terms)).toEqual(expected)
  })

  test('everything that comes much earlier goes ahead', () => {
    const middle = { weeks: 2, earliest: '2026-12-01', latest: '2026-12-02' }
    expect(inParts([late, soon, middle], terms)).toEqual({ first: '2026-12-02', rest: '2026-12-15' })
  })

  test('one alone, and none, has no parts', () => {
    expect(inParts([soon], terms)).toBeNull()
    expect(inParts([], terms)).toBeNull()
  })
})

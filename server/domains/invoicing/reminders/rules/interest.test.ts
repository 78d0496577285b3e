import { describe, expect, test } from 'vitest'
import { baseRateOn, halfYearOf } from './baseRates.ts'
import { type Default, interestOf, interestRateOn, lumpSumOf } from './interest.ts'

describe('rates by half-year', () => {
  test.each([
    ['AT', true, '2022-12-31', 858],
    ['AT', true, '2023-01-01', 1108],
    ['AT', true, '2024-12-31', 1308],
    ['AT', true, '2025-01-01', 1173],
    ['AT', false, '2025-01-01', 400],
    ['DE', true, '2023-01-01', 1062],
    ['DE', true, '2024-07-01', 1237],
    ['DE', false, '2025-07-01', 627],
    ['DE', false, '2022-12-31', 412],
  ] as const)('%s, company %s, %s', (law, isCompany, day, rate) =>
    expect(interestRateOn(law, isCompany, day)).toEqual({ rate, isKnown: true }))

  test('a half-year that is not written down has the last rate and says so', () => {
    expect(baseRateOn('DE', '2099-01-01')).toEqual({ rate: 127, isKnown: false })
    expect(() => baseRateOn('AT', '2010-01-01')).toThrow(RangeError)
  })

  test.each([
    ['2026-06-30', '2026-01-01'],
    ['2026-07-01', '2026-07-01'],
    ['2028-02-29', '2028-01-01'],
  ])('%s lies in the half-year of %s', (day, first) => expect(halfYearOf(day)).toBe(first))

  test('companies pay 40 € besides, consumers nothing', () =>
    expect([lumpSumOf(true), lumpSumOf(false)]).toEqual([4000, 0]))
})

const late: Default = {
  ...{ law: 'AT', isCompany: true, due: 1_000_000, dueOn: '2024-12-31', settled: [], until: '2025-06-30' },
}
const of = (changes: Partial<Default>) => interestOf({ ...late, ...changes })

describe('interest for late payment', () => {
  test.each([
    // 10,000 € × 11.73 % × 181 / 365 = 581.68 €
    ['half a year', {}, 58_168],
    // 184 days more at 10.73 %: 540.91 €, together 1,122.59 €
    ['two half-years at their own rates', { until: '2025-12-31' }, 112_259],
    ['the last day to pay', { until: '2024-12-31' }, 0],
    // 10,000 € × 11.73 % / 365 = 3.21 €
    ['one day', { until: '2025-01-01' }, 321],
    // 4 % × 181 / 365 = 198.36 €
    ['a consumer in Austria', { isCompany: false }, 19_836],
    // 7.27 % × 181 / 365 = 360.51 €
    ['a consumer in Germany', { law: 'DE', isCompany: false }, 36_051],
    // 31 days of 10,000 € (99.62 €), 150 days of 4,000 € (192.82 €): 292.45 € rounded once
    ['a part paid on the way', { settled: [{ on: '2025-01-31', cents: 600_000 }] }, 29_245],
    ['all paid in time', { settled: [{ on: '2024-12-31', cents: 1_000_000 }] }, 0],
    ['too much paid', { settled: [{ on: '2024-12-31', cents: 1_000_001 }] }, 0],
    ['nothing due', { due: 0 }, 0],
  ] as const)('%s', (_label, changes, cents) => expect(of(changes as Partial<Default>).cents).toBe(cents))

  test('a leap day counts as a day of 365', () => {
    const { parts } = of({ dueOn: '2024-02-28', until: '2024-02-29' })
    expect(parts).toEqual([
      { from: '2024-02-29', to: '2024-02-29', days: 1, principal: 1_000_000, rate: 1308, isKnown: true },
    ])
  })

  test('parts follow one another without a gap', () => {
    const { parts } = of({ until: '2026-03-01', settled: [{ on: '2025-03-10', cents: 100 }] })
    expect(parts.map(({ from, to, days }) => `${from} ${to} ${days}`)).toEqual([
      '2025-01-01 2025-03-10 69',
      '2025-03-11 2025-06-30 112',
      '2025-07-01 2025-12-31 184',
      '2026-01-01 2026-03-01 60',
    ])
  })
})

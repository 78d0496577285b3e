import { describe, expect, test } from 'vitest'
import { availabilityOf, bestAvailability, namedStock, worstAvailability } from './availability.ts'

const calendar = { today: '2026-11-20', fewLeftUpTo: 5 }
const texts = { tableText: { de: 'weg' }, noteText: { de: 'kommt nicht wieder' } }
const none = { tableText: null, noteText: null }

describe('availability of a variant', () => {
  test.each([
    ['unlimited', null, null, 'inStock', null, null],
    ['one more than a few', 6, null, 'inStock', null, null],
    ['a few', 5, null, 'fewLeft', 5, null],
    ['the last one', 1, '2026-12-01', 'fewLeft', 1, null],
    ['nothing, and nothing announced', 0, null, 'soldOut', 0, null],
    ['nothing, back tomorrow', 0, '2026-11-21', 'backOnDate', 0, '2026-11-21'],
    ['nothing, should be back today', 0, '2026-11-20', 'soldOut', 0, null],
  ])('%s', (_label, available, backOn, state, quantity, day) => {
    const isGone = state === 'soldOut' || state === 'backOnDate'
    expect(availabilityOf({ available, backOn }, calendar, texts)).toEqual({
      state,
      quantity,
      backOn: day,
      ...(isGone ? texts : none),
    })
  })
})

describe('availability of a product', () => {
  test.each([
    ['few pieces of several sizes count together', [3, 3], [null, null], 'inStock', null],
    ['few in all', [2, 0], [null, null], 'fewLeft', 2],
    ['one unlimited size', [0, null], [null, null], 'inStock', null],
    ['the earliest day of return', [0, 0], ['2027-01-05', '2026-12-01'], 'backOnDate', 0],
    ['no sizes at all', [], [], 'soldOut', 0],
  ])('%s', (_label, available, days, state, quantity) => {
    const stocks = available.map((each, index) => ({ available: each, backOn: days[index] ?? null }))
    expect(bestAvailability(stocks, calendar, none)).toMatchObject({ state, quantity })
  })
})

describe('availability of a set', () => {
  const piece = (available: number | null, backOn: string | null = null) =>
    availabilityOf({ available, backOn }, calendar, none)
  test.each([
    ['all there', [piece(null), piece(9)], 'inStock', null],
    ['the scarcest piece counts', [piece(4), piece(2)], 'fewLeft', 2],
    ['the latest day of return counts', [piece(0, '2026-12-01'), piece(0, '2027-01-05')], 'backOnDate', 0],
    ['one piece sold out', [piece(9), piece(0)], 'soldOut', 0],
    ['one piece gone for good', [piece(9), null], 'soldOut', 0],
  ])('%s', (_label, pieces, state, quantity) => {
    expect(worstAvailability(pieces, none)).toMatchObject({ state, quantity })
  })
  test('the latest day is the one that is told', () => {
    expect(worstAvailability([piece(0, '2026-12-01'), piece(0, '2027-01-05')], none).backOn).toBe('2027-01-05')
  })
})

describe('how many are left', () => {
  test.each([
    ['unlimited', null, null, null],
    ['plenty', 47, null, null],
    ['one more than a few', 6, null, null],
    ['a few', 5, 5, 5],
    ['none', 0, 0, 0],
  ])('%s: named to staff exactly, to all others as the shop’s pages say it', (_label, available, named, few) => {
    expect(namedStock({ available, backOn: null }, calendar, true)).toBe(available)
    expect([namedStock({ available, backOn: null }, calendar, false), named]).toEqual([few, few])
  })
})

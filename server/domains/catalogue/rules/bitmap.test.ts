import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Bitmap, firstByNumber, numberEdges, withNumber } from './bitmap.ts'

const numbers = fc.uniqueArray(fc.nat(300))
const sorted = (values: Iterable<number>) => [...values].toSorted((a, b) => a - b)

describe('sets of numbers', () => {
  test('hold what they were made of', () => {
    expect(Bitmap.of([0, 7, 8, 31, 32, 1023]).members()).toEqual([0, 7, 8, 31, 32, 1023])
    expect(Bitmap.of([]).members()).toEqual([])
    expect([Bitmap.empty.size, Bitmap.empty.isEmpty, Bitmap.of([5]).isEmpty]).toEqual([0, true, false])
  })

  test('bit 0 is the first of the first byte', () => {
    expect([...Bitmap.of([0, 9]).bytes]).toEqual([0x80, 0x40, 0, 0])
  })

  test('meet, join and part as sets do, however far each reaches', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [one, other] = [Bitmap.of(a), Bitmap.of(b)]
        expect(one.and(other).members()).toEqual(sorted(a.filter(each => b.includes(each))))
        expect(one.or(other).members()).toEqual(sorted(new Set([...a, ...b])))
        expect(one.without(other).members()).toEqual(sorted(a.filter(each => !b.includes(each))))
        expect([one.size, one.isEmpty]).toEqual([a.length, a.length === 0])
      }),
    )
  })
})

/** Members with their numbers, by the digits of those. */
function digitsOf(values: readonly number[]): Bitmap[] {
  return Array.from({ length: 8 }, (_, place) =>
    Bitmap.of(values.flatMap((value, member) => ((value >> place) & 1 ? [member] : []))),
  )
}
const values = fc.array(fc.nat(255), { minLength: 1, maxLength: 80 })

describe('numbers of members', () => {
  test.each([
    ['atLeast', 20, [1, 2]],
    ['atLeast', 21, [2]],
    ['atLeast', 0, [0, 1, 2]],
    ['atLeast', -1, [0, 1, 2]],
    ['atLeast', 256, []],
    ['atMost', 20, [0, 1]],
    ['atMost', 19, [0]],
    ['atMost', -1, []],
    ['atMost', 256, [0, 1, 2]],
    ['atMost', Number.POSITIVE_INFINITY, [0, 1, 2]],
  ] as const)('%s %d', (comparison, bound, members) => {
    const all = Bitmap.of([0, 1, 2])
    expect(withNumber(all, digitsOf([5, 20, 255]), comparison, bound).members()).toEqual(members)
  })

  test('are compared as numbers are, among those that are asked for', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -10, max: 300 }), (of, bound) => {
        const among = Bitmap.of(of.flatMap((_, member) => (member % 3 === 0 ? [] : [member])))
        const wanted = (fits: (value: number) => boolean) => among.members().filter(member => fits(of[member]!))
        expect(withNumber(among, digitsOf(of), 'atLeast', bound).members()).toEqual(wanted(value => value >= bound))
        expect(withNumber(among, digitsOf(of), 'atMost', bound).members()).toEqual(wanted(value => value <= bound))
      }),
    )
  })

  test('have a lowest and a highest one', () => {
    fc.assert(
      fc.property(values, of => {
        const all = Bitmap.of(of.map((_, member) => member))
        expect(numberEdges(all, digitsOf(of))).toEqual({ lowest: Math.min(...of), highest: Math.max(...of) })
      }),
    )
  })
})

describe('the first of an order', () => {
  test.each([
    ['asc', 2, { sure: [1], ties: [0, 3], number: 5 }],
    ['asc', 3, { sure: [1], ties: [0, 3], number: 5 }],
    ['asc', 1, { sure: [], ties: [1], number: 2 }],
    ['desc', 2, { sure: [2], ties: [0, 3], number: 5 }],
    ['desc', 4, { sure: [0, 1, 2, 3], ties: [], number: 0 }],
  ] as const)('%s, %i of 5, 2, 200, 5', (direction, wanted, expected) => {
    const { sure, ties, number } = firstByNumber(Bitmap.of([0, 1, 2, 3]), digitsOf([5, 2, 200, 5]), direction, wanted)
    expect({ sure: sure.members(), ties: ties.members(), number }).toEqual(expected)
  })

  test('are those that sorting brings to the front', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 20 }), (of, wanted) => {
        const all = Bitmap.of(of.map((_, member) => member))
        const rising = of.toSorted((a, b) => a - b)
        const { sure, ties, number } = firstByNumber(all, digitsOf(of), 'asc', wanted)
        const found = [...sure.members().map(member => of[member]!), ...ties.members().map(member => of[member]!)]
        expect(found.toSorted((a, b) => a - b).slice(0, wanted)).toEqual(rising.slice(0, wanted))
        expect(ties.members().every(member => of[member] === number)).toBe(true)
        expect(sure.members().every(member => ties.isEmpty || of[member]! < number)).toBe(true)
      }),
    )
  })
})

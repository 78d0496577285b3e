import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion, portion, roundedQuotient, total } from './money.ts'

describe('a portion is rounded once, half away from zero', () => {
  test.each([
    ['nothing', 0, 2000, 10_000, 0],
    ['20 % of 0.01', 1, 2000, 10_000, 0],
    ['exactly half a cent goes up', 1, 5000, 10_000, 1],
    ['just under half a cent goes down', 1, 4999, 10_000, 0],
    ['15 % of 59.97 = 8.9955', 5997, 1500, 10_000, 900],
    ['the VAT within 104.89 at 20 % = 17.4816…', 10_489, 2000, 12_000, 1748],
    ['a decimal rate, 4.9 % within 5.25 = 0.2452…', 525, 490, 10_490, 25],
    ['exactly half a cent of a reversal goes down', -1, 5000, 10_000, -1],
    ['1.5 is 2', 3, 1, 2, 2],
    ['-1.5 is -2', -3, 1, 2, -2],
    ['a little below nothing is 0, not -0', -1, 1, 10, 0],
    ['an odd denominator has no half', 10, 1, 3, 3],
    ['a product beyond safe integers', 9_007_199_254_740_991, 9999, 10_000, 9_006_298_534_815_517],
  ])('%s', (_label, amount, numerator, denominator, expected) => {
    expect(portion(amount, numerator, denominator)).toBe(expected)
  })

  test.each([0, -1, Number.NaN])('a denominator of %s is refused', denominator => {
    expect(() => portion(1, 1, denominator)).toThrow(RangeError)
  })

  test('a fraction of a cent is refused beyond safe integers, where it would be lost', () => {
    expect(() => portion(9_007_199_254_740_991, 1.5, 2)).toThrow(RangeError)
  })

  test('small numbers and large ones follow the same rule', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer({ min: 1 }), (amount, numerator, denominator) => {
        const exact = roundedQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator))
        expect(portion(amount, numerator, denominator)).toBe(exact)
      }),
    )
  })
})

describe('a total is spread by largest remainder', () => {
  test.each<[string, number, number[], number[]]>([
    ['nothing over nobody', 0, [], []],
    ['nothing over zeros', 0, [0, 0], [0, 0]],
    ['all to the only one', 7, [3], [7]],
    ['in proportion without a rest', 100, [1, 3], [25, 75]],
    ['3.3333 each: the cent goes to the first', 10, [1, 1, 1], [4, 3, 3]],
    ['3.992 + 0.7485 + 0.2495: two cents to the largest fractions', 499, [8000, 1500, 500], [399, 75, 25]],
    ['of equal fractions the larger share gets the cent', 2, [1, 3], [0, 2]],
    ['… wherever it stands', 2, [3, 1], [2, 0]],
    ['of equal shares the earlier', 1, [5, 5], [1, 0]],
    ['a weight of 0 gets nothing', 5, [0, 2, 0, 2], [0, 3, 0, 2]],
    ['one cent over many', 1, [1, 2, 4, 3], [0, 0, 1, 0]],
    ['a reversal mirrors it', -10, [1, 1, 1], [-4, -3, -3]],
    [
      'beyond safe integers',
      9_007_199_254_740_990,
      [1, 1, 1],
      [3_002_399_751_580_330, 3_002_399_751_580_330, 3_002_399_751_580_330],
    ],
  ])('%s', (_label, amount, weights, expected) => {
    expect(apportion(amount, weights)).toEqual(expected)
  })

  test('bigint weights follow the same rule', () => {
    expect(apportion(499, [8000n * 10n ** 20n, 1500n * 10n ** 20n, 500n * 10n ** 20n])).toEqual([399, 75, 25])
  })

  test('a negative weight, and a total over zeros alone, are refused', () => {
    expect(() => apportion(1, [2, -1])).toThrow(RangeError)
    expect(() => apportion(1, [0, 0])).toThrow(RangeError)
    expect(() => apportion(1, [0n])).toThrow(RangeError)
    expect(() => apportion(1, [])).toThrow(RangeError)
  })

  const weights = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 20 })

  test('the parts add up, stand within a cent of their exact share, and never exceed what they are taken from', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 1_000_000 }), (parts, amount) => {
        const sum = total(parts)
        fc.pre(sum > 0)
        const shares = apportion(amount, parts)
        expect(total(shares)).toBe(amount)
        for (const [i, share] of shares.entries()) {
          expect(Math.abs(share * sum - amount * parts[i]!)).toBeLessThan(sum)
          if (amount <= sum) expect(share).toBeLessThanOrEqual(parts[i]!)
        }
      }),
    )
  })

  test('numbers and bigints give the same parts', () => {
    fc.assert(
      fc.property(weights, fc.nat(), (parts, amount) => {
        fc.pre(total(parts) > 0)
        expect(apportion(amount, parts.map(BigInt))).toEqual(apportion(amount, parts))
      }),
    )
  })

  test('a larger weight never gets less', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 1_000_000 }), (parts, amount) => {
        fc.pre(total(parts) > 0)
        const rising = [...parts].sort((a, b) => a - b)
        const shares = apportion(amount, rising)
        for (let i = 1; i < shares.length; i += 1) {
          if (rising[i]! > rising[i - 1]!) expect(shares[i]).toBeGreaterThanOrEqual(shares[i - 1]!)
        }
      }),
    )
  })
})

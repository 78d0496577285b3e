import { describe, expect, test } from 'vitest'
import { basisPointsFrom, gramsFrom, kilogramsOf, percentOf, wholeFrom } from './numbers.ts'

describe('numbers as people type them', () => {
  test.each([
    ['20', 2000],
    ['4,9', 490],
    ['5.5 %', 550],
    ['100', 10_000],
    ['0', 0],
    ['100,01', null],
    ['', null],
    ['-3', null],
    ['viel', null],
    ['1,234', null],
  ])('%s is %s basis points', (typed, points) => {
    expect(basisPointsFrom(typed)).toBe(points)
  })

  test.each([
    ['0,5', 500],
    ['31.5', 31_500],
    ['2 kg', 2000],
    ['1,2345', null],
    ['', null],
  ])('%s is %s grams', (typed, grams) => {
    expect(gramsFrom(typed)).toBe(grams)
  })

  test.each([
    ['12', 12],
    ['1 200', 1200],
    ['1,5', null],
    ['', null],
  ])('%s is the whole number %s', (typed, whole) => {
    expect(wholeFrom(typed)).toBe(whole)
  })

  test.each([
    [490, 'de', '4,9'],
    [490, 'en', '4.9'],
    [2000, 'de', '20'],
  ] as const)('%s basis points are typed in %s as %s, and read back', (points, language, typed) => {
    expect(percentOf(points, language)).toBe(typed)
    expect(basisPointsFrom(typed)).toBe(points)
  })

  test('grams are typed as kilograms, and read back', () => {
    expect([kilogramsOf(31_500, 'de'), kilogramsOf(500, 'en')]).toEqual(['31,5', '0.5'])
    expect(gramsFrom('31,5')).toBe(31_500)
  })
})

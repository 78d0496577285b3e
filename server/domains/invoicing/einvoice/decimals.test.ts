import { describe, expect, test } from 'vitest'
import { amountOf, amountText, centsOf, decimalFrom, decimalOf, percentOf } from './decimals.ts'

describe('exact decimals', () => {
  test.each([
    ['20.750', '20.75'],
    ['-0.00', '0'],
    ['+007', '7'],
    ['.5', '0.5'],
    ['3.', '3'],
    ['1e3', null],
    ['', null],
    ['.', null],
    ['-', null],
    ['1,5', null],
    ['1'.repeat(31), null],
  ])('%s is %s', (text, number) => expect(decimalOf(text)).toBe(number))

  test.each([
    ['12.5', 1250],
    ['-12.50', -1250],
    ['0.009', null],
    ['12.500', 1250],
    ['90071992547409.93', null],
    ['x', null],
  ])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents))

  test.each([
    [-5, '-0.05'],
    [0, '0.00'],
    [123_456, '1234.56'],
  ])('%s cents are written as %s', (cents, text) => expect(amountText(cents)).toBe(text))

  test('quantity × price ÷ base is rounded once, half away from zero', () => {
    // 1.5 × 0.33 = 0.495; 3 × 62.25 ÷ 3; -7 × 9.9431 = -69.6017
    expect(amountOf('1.5', '0.33', '1')).toBe(50)
    expect(amountOf('-1.5', '0.33', '1')).toBe(-50)
    expect(amountOf('3', '62.25', '3')).toBe(6225)
    expect(amountOf('-7', '9.9431', '1')).toBe(-6960)
  })

  test('parts and percentages', () => {
    expect([decimalFrom(1500, 3), decimalFrom(-5, 3), decimalFrom(490, 2)]).toEqual(['1.5', '-0.005', '4.9'])
    // 4.9 % of 12.55 = 0.61495
    expect([percentOf('4.9', 1255), percentOf('20', 13), percentOf('2.5', -20)]).toEqual([61, 3, -1])
  })
})

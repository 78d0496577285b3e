import { expect, test } from 'vitest'
import { isDialable, isPhone } from './phones.ts'

test.each([
  ['+43 664 123 45 67', true],
  ['+49 (0)30/123456-7', true],
  ['+4366412345', true],
  ['0664 1234567', false],
  ['+0 664 1234567', false],
  ['+43', false],
  ['+43 1', false],
  ['+43 664 1234567 1234567', false],
  ['+43 call me', false],
  ['', false],
  [`+43 664 123456${'-'.repeat(25)}7`, true],
  [`+43 664 123456${'-'.repeat(26)}7`, false],
])('%s is an international number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})

test.each([
  ['+43 664 123 45 67', true],
  ['0664 1234567', true],
  ['(0732) 12 34-5', true],
  ['112', false],
  ['0664 12x', false],
  ['bitte nicht anrufen', false],
  ['1234567890123456', false],
  ['', false],
])('%s can be dialled: %s', (text, expected) => {
  expect(isDialable(text)).toBe(expected)
})

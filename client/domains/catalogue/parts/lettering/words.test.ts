import { expect, test } from 'vitest'
import { textFrom, unprintable, wordsOf } from './words.ts'

test.each([
  ['HOFSTÄTTER 10', 'HOFSTÄTTER', '10'],
  ['10', '', '10'],
  ['VAN DER BERG 7', 'VAN DER BERG', '7'],
  ['U16 MÄDELS', 'U16 MÄDELS', ''],
  ['TEAM 2026', 'TEAM 2026', ''],
  ['  LEA   9 ', 'LEA', '9'],
  ['A1', 'A1', ''],
  ['', '', ''],
])('%s is the name "%s" with the number "%s"', (text, name, number) => {
  expect(wordsOf(text)).toEqual({ name, number })
})

test.each([
  [{ name: 'LEA ', number: '9' }, 'LEA 9'],
  [{ name: '', number: '9' }, '9'],
  [{ name: 'LEA', number: '' }, 'LEA'],
  [{ name: ' ', number: '' }, ''],
])('%o is kept as %s', (words, text) => {
  expect(textFrom(words)).toBe(text)
})

test.each([
  ['MÜLLER 10', []],
  ['TOR ⚽👍', ['⚽', '👍']],
  ['👨‍👩‍👧', ['👨‍👩‍👧']],
  ['A\u200bB', ['U+200B']],
  ['ΝΙΚΗΤΗΣ', ['Ν', 'Ι', 'Κ', 'Η', 'Τ']],
])('of %s cannot be printed: %o', (text, expected) => {
  expect(unprintable("A-Za-zÀ-ÖØ-öø-ž0-9 .'\\-", text)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { isTooMuch, listFrom, together } from './articleList.ts'

test.each([
  ['HF-1\t3', 'HF-1', 3],
  ['HF-1;3', 'HF-1', 3],
  ['HF-1, 3', 'HF-1', 3],
  ['HF-1   3', 'HF-1', 3],
  ['HF 20 417-M 12', 'HF 20 417-M', 12],
  ['HF-1 x 4', 'HF-1', 4],
  ['HF-1', 'HF-1', 1],
  ['"HF-1";"1.200"', 'HF-1', 1200],
  ['HF-1;Trikot Nordwald;XL;7', 'HF-1', 7],
  ['HF-1;;', 'HF-1', 1],
])('%j asks for so many of one article', (line, number, amount) => {
  expect(listFrom(line, 'de')).toEqual({ wanted: [{ number, amount }], unread: [] })
})

test.each([
  ['HF-1;1,5', { typed: '1,5', why: 'notOne' }],
  ['HF-1;viele', { typed: 'viele', why: 'notOne' }],
  ['HF-1 x', { typed: 'x', why: 'notOne' }],
  [';3', null],
  ['HF-1;0', { typed: '0', why: 'notOne' }],
  ['HF-1;-2', { typed: '-2', why: 'notOne' }],
  ['HF-1;100000', { typed: '100000', why: 'tooMany' }],
  [`${'9'.repeat(101)};1`, null],
])('%j is left to whoever wrote it, with the amount that is none', (line, amount) => {
  expect(listFrom(line, 'de')).toEqual({ wanted: [], unread: [{ line, amount }] })
})

test('a heading and empty lines are passed over; the same number adds up, in capitals or not', () => {
  const text = 'Artikelnummer\tMenge\r\n\r\nHF-1\t2\r\nhf-1\t3\r\nHF-2\t1\r\n'
  expect(together([], listFrom(text, 'de').wanted)).toEqual([
    { number: 'HF-1', amount: 5 },
    { number: 'HF-2', amount: 1 },
  ])
})

test('thousands are read in the language of the page', () => {
  expect(listFrom('HF-1;1,200', 'en').wanted).toEqual([{ number: 'HF-1', amount: 1200 }])
})

test('a position holds no more than it may, and that is known', () => {
  expect(isTooMuch([{ number: 'A', amount: 99_998 }], [{ number: 'a', amount: 5 }])).toBe(true)
  expect(isTooMuch([{ number: 'A', amount: 99_998 }], [{ number: 'a', amount: 1 }])).toBe(false)
  expect(together([{ number: 'A', amount: 99_998 }], [{ number: 'a', amount: 5 }])).toEqual([
    { number: 'A', amount: 99_999 },
  ])
})

import { expect, test } from 'vitest'
import { problemsOf, stockProblems } from './problems.ts'

const none = { slot: null, variantId: null, isAboutText: false, available: null, maxLength: null }
const goods = { pieces: [{ variantId: 'M' }, { variantId: 'L' }] }
const set = { slots: [{ pieces: [{ variantId: 'M' }] }, { pieces: [{ variantId: 'S' }, { variantId: '39–42' }] }] }

test.each([
  [
    'a size of which few are left',
    { code: 'ONLY_FEW_LEFT', path: ['pieces', '1', 'amount'], available: 4 },
    goods,
    { ...none, variantId: 'L', available: 4 },
  ],
  [
    'a text that is too long',
    { code: 'PERSONALISATION_TOO_LONG', path: ['pieces', '0', 'texts'], maxLength: 16 },
    goods,
    { ...none, variantId: 'M', isAboutText: true, maxLength: 16 },
  ],
  [
    'characters that cannot be printed',
    { code: 'PERSONALISATION_NOT_PRINTABLE', path: ['pieces', '0', 'texts'], characters: ['⚽'] },
    goods,
    { ...none, variantId: 'M', isAboutText: true, characters: ['⚽'] },
  ],
  ['no size at all', { code: 'AMOUNT_INVALID', path: ['pieces'] }, goods, none],
  ['the whole cart', { code: 'CART_FULL', path: [] }, goods, none],
  ['a place that was never sent', { code: 'SOLD_OUT', path: ['pieces', '7', 'amount'] }, goods, none],
  [
    'a size of a set’s piece',
    { code: 'SOLD_OUT', path: ['slots', '1', 'pieces', '1', 'amount'] },
    set,
    { ...none, slot: 1, variantId: '39–42' },
  ],
  ['the set as a whole', { code: 'SET_UNEQUAL', path: ['slots'] }, set, none],
])('%s', (_label, refusal, sent, expected) => {
  expect(problemsOf([refusal], sent)).toEqual([{ ...expected, code: refusal.code }])
})

test('what the price’s answer says of the stock stands at its sizes; other reasons do not', () => {
  const quote = {
    errors: [
      { code: 'ONLY_FEW_LEFT', path: ['pieces', '1', 'amount'], available: 3 },
      { code: 'VARIANT_UNKNOWN', path: ['pieces', '0'] },
    ],
  }
  expect(stockProblems({ quote, asked: { pieces: [{ variantId: 's' }, { variantId: 'm' }] } })).toMatchObject([
    { code: 'ONLY_FEW_LEFT', variantId: 'm', available: 3, isAboutText: false },
  ])
  expect(stockProblems({ quote: null, asked: null })).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { askedFields, tidyNumber, verdictOf } from './fieldRules.ts'

const field = (key: string, more: object = {}) => ({
  ...{ key, kind: 'TEXT', pattern: '', patternText: '', success: '', warningPattern: '', warning: '' },
  ...{ shownIf: '', shownValue: '' },
  ...more,
})

describe('what is said of a text', () => {
  const number = field('number', { pattern: '\\d+', patternText: 'Nur Ziffern.', success: 'Passt.' })
  const all = { ...number, warningPattern: '0+', warning: 'Nur Nullen?' }
  test.each([
    ['an error where it does not fit', number, 'x', { kind: 'error', text: 'Nur Ziffern.' }],
    ['nothing of what is empty', number, ' ', null],
    ['that it is right', number, '12', { kind: 'success', text: 'Passt.' }],
    ['a warning', all, '00', { kind: 'warning', text: 'Nur Nullen?' }],
    ['nothing wrong by a broken expression', field('a', { pattern: '([' }), 'x', null],
  ])('%s', (_label, asked, text, verdict) => {
    expect(verdictOf(asked, text)).toEqual(verdict)
  })
})

test.each([
  ['1,5', '1.5'],
  ['007', '7'],
  ['.5', '0.5'],
  ['', ''],
  ['zwei', 'zwei'],
])('the number %j becomes %j', (typed, tidy) => {
  expect(tidyNumber(typed)).toBe(tidy)
})

test('a field that depends on one that is not asked is not asked either', () => {
  const fields = [
    field('a'),
    field('b', { shownIf: 'a', shownValue: 'yes' }),
    field('c', { shownIf: 'b', shownValue: 'x' }),
  ]
  const asked = (entries: Record<string, string[]>) => askedFields(fields, entries).map(({ key }) => key)
  expect(asked({ a: ['no'], b: ['x'] })).toEqual(['a'])
  expect(asked({ a: ['yes'], b: ['x'] })).toEqual(['a', 'b', 'c'])
})

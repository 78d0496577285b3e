import { expect, test } from 'vitest'
import type { Choice, Pieces } from '../choice/choices.ts'
import {
  hasWrongText,
  isTooLong,
  lengthOf,
  missingText,
  notPersonalised,
  personalised,
  plainSizes,
  printsNothing,
  refreshed,
  textsOf,
  textsToSend,
  withAdvanced,
  withCommon,
  withOwn,
} from './personalisation.ts'

function pieces(id: string, amount: number, isPersonalisable = true): Pieces {
  const choice: Choice = {
    id,
    sku: id,
    fit: 'MEN',
    size: id,
    color: null,
    price: { cents: 3490, currency: 'EUR' },
    values: [],
    isChildSize: false,
    isPersonalisable,
    availability: { state: 'IN_STOCK', quantity: null, backOn: null, tableText: null, noteText: null },
    delivery: { weeks: 1, earliest: '2026-11-25', latest: '2026-11-27' },
  }
  return { choice, amount }
}

const common = withCommon(personalised(true), 'NORDWALD')
const advanced = withOwn(withAdvanced(common, true), 'M', 1, 'ÖZDEMIR 7')

test('without the advanced mode every piece has the common text', () => {
  expect(textsOf(common, 'M', 3)).toEqual(['NORDWALD', 'NORDWALD', 'NORDWALD'])
  expect(textsToSend(common, pieces('M', 3))).toEqual(['NORDWALD'])
})

test('the advanced mode begins with the common text on every piece', () => {
  expect(textsOf(withAdvanced(common, true), 'M', 2)).toEqual(['NORDWALD', 'NORDWALD'])
})

test('with the advanced mode each piece has its own', () => {
  expect(textsToSend(advanced, pieces('M', 3))).toEqual(['NORDWALD', 'ÖZDEMIR 7', 'NORDWALD'])
})

test('refreshing copies the common text to all pieces', () => {
  expect(textsOf(refreshed(withCommon(advanced, 'FELD')), 'M', 2)).toEqual(['FELD', 'FELD'])
})

test('in the advanced mode another common text leaves own texts alone', () => {
  expect(textsOf(withCommon(advanced, 'FELD'), 'M', 2)).toEqual(['FELD', 'ÖZDEMIR 7'])
})

test('leaving the advanced mode brings the common text back, coming again the own ones', () => {
  const left = withAdvanced(advanced, false)
  expect(textsOf(left, 'M', 2)).toEqual(['NORDWALD', 'NORDWALD'])
  expect(textsOf(withAdvanced(left, true), 'M', 2)).toEqual(['NORDWALD', 'ÖZDEMIR 7'])
  expect(textsOf(withAdvanced(withCommon(left, 'FELD'), true), 'M', 2)).toEqual(['FELD', 'FELD'])
})

test('fewer pieces and more again keep what was written', () => {
  expect(textsOf(advanced, 'M', 1)).toEqual(['NORDWALD'])
  expect(textsOf(advanced, 'M', 2)).toEqual(['NORDWALD', 'ÖZDEMIR 7'])
})

test('switching off clears texts and the advanced mode', () => {
  expect(personalised(false)).toEqual(notPersonalised)
  expect(textsToSend(notPersonalised, pieces('M', 2))).toBeNull()
})

test.each([
  ['nothing is printed', notPersonalised, null],
  ['the common text is empty', withCommon(personalised(true), '  '), { variantId: null, at: 0 }],
  ['the common text is there', common, null],
  ['the second piece has none', withOwn(withAdvanced(common, true), 'M', 1, ' '), { variantId: 'M', at: 1 }],
  ['only a piece without printing has none', withOwn(withAdvanced(common, true), 'bag', 0, ''), null],
])('%s', (_label, state, expected) => {
  expect(missingText(state, [pieces('bag', 1, false), pieces('M', 2)])).toEqual(expected)
})

test('what cannot be printed on gets no text', () => {
  expect(textsToSend(common, pieces('bag', 1, false))).toBeNull()
})

test('an emoji is one character, and nothing is cut: too long is told', () => {
  expect(lengthOf('TOR ⚽👍')).toBe(6)
  expect(isTooLong('TOR ⚽👍', 6)).toBe(false)
  expect(isTooLong('TOR ⚽👍', 5)).toBe(true)
})

test.each([
  ['all can be printed', common, false],
  ['an emoji on all', withCommon(personalised(true), 'TOR ⚽'), true],
  ['an emoji on the second piece', withOwn(advanced, 'M', 1, 'TOR ⚽'), true],
  ['an emoji on a piece that is not bought', withOwn(advanced, 'M', 5, 'TOR ⚽'), false],
  ['a character too many', withCommon(personalised(true), 'HOFSTÄTTER-SCHMIDT'), true],
  ['an emoji that is not printed', { ...withCommon(personalised(true), '⚽'), isOn: false }, false],
])('%s', (_label, state, expected) => {
  const limits = { maxLength: 16, printable: 'A-ZÄÖÜ0-9 \\-' }
  expect(hasWrongText(state, [pieces('bag', 1, false), pieces('M', 2)], limits)).toBe(expected)
})

test('what is to be printed and cannot be on anything chosen is told before it is lost', () => {
  const [plain, shirt] = [pieces('bag', 1, false), pieces('M', 2)]
  expect(printsNothing(common, [plain])).toBe(true)
  expect(printsNothing(common, [plain, shirt])).toBe(false)
  expect(printsNothing(common, [])).toBe(false)
  expect(printsNothing(notPersonalised, [plain])).toBe(false)
  expect(plainSizes([plain, shirt]).map(({ id }) => id)).toEqual(['bag'])
})

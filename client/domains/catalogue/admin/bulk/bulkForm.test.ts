import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { problemsIn } from '../../../../adminKit/edit/fields.ts'
import { type BulkForm, bulkChangesOf, bulkSections, nothingChosen, signedHundredths } from './bulkForm.ts'

beforeAll(() => vi.stubGlobal('window', { __page: { timeZone: 'Europe/Vienna' } }))
afterAll(() => vi.unstubAllGlobals())

test.each([
  ['5', 500],
  ['+5 %', 500],
  ['-2,5', -250],
  ['− 0,5%', -50],
  ['1,50 €', 150],
  ['1.200', 120_000],
  ['viel', null],
  ['', null],
  ['5,005', null],
])('%j is %j hundredths', (typed, expected) => expect(signedHundredths(typed, 'de')).toBe(expected))

test.each<[string, Partial<BulkForm>, object | null]>([
  ['nothing', {}, null],
  [
    'a share with its rounding',
    { priceBy: 'share', price: '5', rounding: 'TO_90' },
    { price: { basisPoints: 500, rounding: 'TO_90' } },
  ],
  ['an amount', { priceBy: 'amount', price: '-1,5' }, { price: { cents: -150, rounding: 'NONE' } }],
  ['a price that is typed and not chosen', { price: '5' }, null],
  ['groups', { addGroupIds: ['g1'], removeGroupIds: ['g2'] }, { addGroupIds: ['g1'], removeGroupIds: ['g2'] }],
  ['a unit', { unit: 'flasche' }, { quantityUnit: 'flasche' }],
  ['the usual unit', { unit: '-' }, { quantityUnit: null }],
  ['online is the opposite of offline', { online: 'yes' }, { isOffline: false }],
  [
    'flags',
    { isMarkedNew: 'no', isMarkedSale: 'yes', isPersonalisable: 'no' },
    { isMarkedNew: false, isMarkedSale: true, isPersonalisable: false },
  ],
  [
    'days',
    { visibleFromIs: 'set', visibleFrom: '2026-12-01', backOnIs: 'clear', backOn: '2026-12-24' },
    { visibleFrom: '2026-11-30T23:00:00.000Z', backOn: null },
  ],
])('%s', (_label, chosen, expected) => expect(bulkChangesOf({ ...nothingChosen, ...chosen }, 'de')).toEqual(expected))

test.each<[string, Partial<BulkForm>, string[]]>([
  ['no share', { priceBy: 'share', price: 'viel' }, ['price']],
  ['nothing to change by', { priceBy: 'share', price: '0' }, ['price']],
  ['everything off', { priceBy: 'share', price: '-100' }, ['price']],
  ['a price that is missing', { priceBy: 'amount' }, ['price']],
  ['a day that is missing', { backOnIs: 'set' }, ['backOn']],
  ['a group that comes and goes', { addGroupIds: ['g1'], removeGroupIds: ['g1'] }, ['removeGroupIds']],
  ['a price that is left as it is', { price: 'viel' }, []],
])('%s is said at its field', (_label, chosen, paths) => {
  const fields = bulkSections([], [], 'de').flatMap(section => section.fields)
  expect([...problemsIn(fields, { ...nothingChosen, ...chosen }).keys()]).toEqual(paths)
})

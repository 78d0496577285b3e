import { expect, test } from 'vitest'
import { problemsIn, warningsIn } from '../../../adminKit/edit/fields.ts'
import {
  type AffiliateForm,
  changesOf,
  commissionFields,
  formOf,
  newAffiliate,
  partnerFields,
  ratesField,
} from './affiliateForm.ts'

const form: AffiliateForm = {
  ...newAffiliate,
  ...{ name: ' FC Muster ', email: 'info@fc-muster.example', code: 'FC-Muster', value: '7,5', windowDays: '30' },
}
const fields = [...partnerFields(true), ...commissionFields('de')]
const problems = (changes: Partial<AffiliateForm>) => Object.fromEntries(problemsIn(fields, { ...form, ...changes }))

test('percentages are typed in percent and sent in hundredths of it, amounts in euros and sent in cents', () => {
  expect(changesOf(form, 'de')).toEqual({
    ...{ name: 'FC Muster', email: 'info@fc-muster.example', code: 'FC-Muster', kind: 'PERCENT', value: 750 },
    ...{ windowDays: 30, isActive: true, note: null, rates: [] },
  })
  expect(changesOf({ ...form, kind: 'FIXED', value: '12.50' }, 'en', ['kind', 'value'])).toEqual({
    ...{ kind: 'FIXED', value: 1250 },
  })
})

test('what is saved is shown as it is typed', () => {
  const saved = { name: 'FC', email: null, code: 'fc-muster', kind: 'PERCENT', value: 1000, windowDays: 14 }
  const rates = [{ groupId: 'g1', value: 550 }]
  expect(formOf({ ...saved, rates, isActive: false, note: null }, 'de')).toEqual({
    ...{ name: 'FC', email: '', code: 'fc-muster', kind: 'PERCENT', value: '10', windowDays: '14' },
    rates: [{ groupId: 'g1', percent: '5,50' }],
    ...{ isActive: false, note: '' },
  })
  expect(formOf({ ...saved, value: 750, rates: [], isActive: true, note: 'x' }, 'de').value).toBe('7,50')
})

test.each([
  ['all is well', {}, {}],
  ['no code: one of chance', { code: '' }, {}],
  ['a code with spaces', { code: 'fc muster' }, { code: 'admin.affiliates.codeWrong' }],
  ['more than all', { value: '100,01' }, { value: 'admin.affiliates.percentWrong' }],
  ['nothing', { value: '0' }, { value: 'admin.affiliates.percentWrong' }],
  ['an amount that is too high', { kind: 'FIXED', value: '10001' }, { value: 'admin.affiliates.amountWrong' }],
  ['no day', { windowDays: '0' }, { windowDays: 'admin.affiliates.windowWrong' }],
  ['more than a year', { windowDays: '366' }, { windowDays: 'admin.affiliates.windowWrong' }],
  ['nobody', { name: '', email: ' ' }, { name: 'edit.missing', email: 'edit.missing' }],
] as const)('%s', (_label, changes, expected) => {
  expect(problems(changes)).toEqual(expected)
})

test('more than half of the goods is warned of', () => {
  expect([...warningsIn(fields, { ...form, value: '60' })]).toEqual([['value', 'admin.affiliates.percentHigh']])
})

test('rates name a group once, and a percentage from 0 to 100', () => {
  const rated = ratesField([{ id: 'g1', title: 'Bälle' }], 'de')
  const check = (...rates: [string, string][]) =>
    Object.fromEntries(
      problemsIn([rated], { ...form, rates: rates.map(([groupId, percent]) => ({ groupId, percent })) }),
    )
  expect(check(['g1', '0'], ['g2', '7,5'])).toEqual({})
  expect(check(['g1', '5'], ['g1', '101'], ['', 'x'])).toEqual({
    ...{ 'rates.1.groupId': 'admin.affiliates.rateTwice', 'rates.1.percent': 'admin.affiliates.rateWrong' },
    ...{ 'rates.2.groupId': 'admin.affiliates.rateGroupMissing', 'rates.2.percent': 'admin.affiliates.rateWrong' },
  })
  const rates = [{ groupId: 'g1', percent: '7,5' }]
  expect(changesOf({ ...form, rates }, 'de', ['rates.0.percent'])).toEqual({ rates: [{ groupId: 'g1', value: 750 }] })
})

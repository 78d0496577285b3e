import { describe, expect, test } from 'vitest'
import { problemsIn, warningsIn } from '../../../../adminKit/edit/fields.ts'
import { refusedFields } from '../../../../adminKit/edit/refusals.ts'
import { paymentField, termFields } from './termsFields.ts'
import { asInShop, fieldOf } from './termsForm.ts'
import { type AddressFields, changesOf, inOrder, newAddress, type UserForm } from './userForm.ts'
import { addressesField, profileFields } from './userSections.ts'

const form: UserForm = {
  ...{ name: 'Kim Muster', title: '', firstName: 'Kim', lastName: 'Muster', company: '', phone: '', language: 'DE' },
  ...{ note: '', discountGroups: ['club'], personalPercent: '', isShippingFree: false, freeShippingFrom: '' },
  ...{ payment: { invoice: asInShop, card: asInShop }, addresses: [], roles: ['USER'] },
}
const address: AddressFields = {
  ...newAddress('a', 'AT', true),
  ...{ firstName: 'Kim', lastName: 'Muster', address: 'Weg 1', zip: '4020', city: 'Linz' },
}
const may = { viewerCanEdit: true, viewerCanEditNote: true, viewerCanEditTerms: true }
const fields = (language: 'de' | 'en') => [
  ...profileFields(may),
  ...termFields(may, [], form, language),
  paymentField(may, { key: 'invoice', title: 'Rechnung' }, language),
  addressesField(may),
]

describe('the form of a person', () => {
  test('only what was changed is sent, and empty means cleared', () => {
    expect(changesOf({ ...form, note: '  ', lastName: ' Huber ' }, ['note', 'lastName'], 'de')).toEqual({
      note: null,
      lastName: 'Huber',
    })
  })

  test.each([
    ['de', '7,5', 750],
    ['en', '7.5 %', 750],
    ['de', '100', 10_000],
    ['de', '', 0],
    ['de', '0,01', 1],
    ['de', '101', null],
    ['de', '-5', null],
    ['de', '1,234', null],
    ['de', 'viel', null],
  ] as const)('in %s a discount of %j', (language, typed, points) => {
    const typing = { ...form, personalPercent: typed }
    const problems = [...problemsIn(fields(language), typing)]
    expect(problems).toEqual(points === null ? [['personalPercent', 'users.problem.percent']] : [])
    expect(changesOf(typing, ['personalPercent'], language)).toEqual({ personalPercent: points })
  })

  test('ways to pay go as a whole list, without those that are as in the shop', () => {
    const invoice = { offered: 'off', min: '', max: '1.000', order: '7' } as const
    const payment = { ...form.payment, invoice }
    expect(changesOf({ ...form, payment }, ['payment.invoice'], 'de')).toEqual({
      paymentOverrides: [{ method: 'invoice', isEnabled: false, min: null, max: 100_000, order: 7 }],
    })
    expect(changesOf(form, ['payment.invoice'], 'de')).toEqual({ paymentOverrides: [] })
  })

  test('a limit that is no amount stands beside its field, where the method is offered', () => {
    const limited = (offered: 'on' | 'off') => ({
      ...form,
      payment: { ...form.payment, invoice: { offered, min: '', max: 'x', order: '-1' } },
    })
    expect([...problemsIn(fields('de'), limited('on'))]).toEqual([
      ['payment.invoice.max', 'users.problem.amount'],
      ['payment.invoice.order', 'users.problem.order'],
    ])
    expect([...problemsIn(fields('de'), limited('off'))]).toEqual([])
  })

  test('an address says what is missing, a company’s its name too', () => {
    expect(changesOf({ ...form, addresses: [address] }, ['addresses'], 'de').addresses).toMatchObject([
      { id: null, city: 'Linz' },
    ])
    const broken = { ...address, type: 'COMPANY', zip: ' ' } as const
    expect([...problemsIn(fields('de'), { ...form, addresses: [address, broken] })]).toEqual([
      ['addresses.1.zip', 'edit.missing'],
      ['addresses.1.company', 'edit.missing'],
    ])
  })

  test('what is possible but odd is warned of', () => {
    const odd = {
      ...form,
      personalPercent: '60',
      payment: { invoice: { offered: 'on', min: '100', max: '50,5', order: '' } as const },
    }
    expect([...problemsIn(fields('de'), odd)]).toEqual([])
    expect([...warningsIn(fields('de'), odd)]).toEqual([
      ['personalPercent', 'users.warning.percent'],
      ['payment.invoice', 'users.warning.range'],
    ])
  })

  test('what the server refused stands beside its field', () => {
    const sent = { ...form, payment: { card: asInShop, invoice: { ...asInShop, max: '1' } }, addresses: [address] }
    const refusals = [
      { code: 'PHONE_INVALID', path: ['changes', 'phone'] },
      { code: 'INVALID_INPUT', path: ['changes', 'paymentOverrides', '0', 'max'] },
      { code: 'ADDRESS_IS_DEFAULT_INVOICE', path: ['changes', 'addresses'] },
      { code: 'ADDRESS_INCOMPLETE', path: ['changes', 'addresses', '0', 'zip'] },
    ]
    const { fields: refused, general } = refusedFields(refusals, fields('de'), sent, { fieldOf: fieldOf(sent) })
    expect([...refused]).toEqual([
      ['phone', 'edit.refused.phone'],
      ['payment.invoice.max', 'edit.refused.invalid'],
      ['addresses', 'edit.refused.defaultAddress'],
      ['addresses.0.zip', 'edit.missing'],
    ])
    expect(general).toEqual([])
  })

  test('the same roles compare equal, in whatever order they were given', () => {
    expect(inOrder(['SYSTEM', 'USER', 'ADMIN'])).toEqual(['USER', 'ADMIN', 'SYSTEM'])
  })
})

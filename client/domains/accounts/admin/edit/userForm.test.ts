import { describe, expect, test } from 'vitest'
import { type AddressFields, changesOf, newAddress, refusedFields, remaining, type UserForm } from './userForm.ts'

const form: UserForm = {
  ...{ name: 'Kim Muster', title: '', firstName: 'Kim', lastName: 'Muster', company: '', phone: '', language: 'DE' },
  ...{ note: '', discountGroups: ['club'], personalPercent: '', isShippingFree: false, freeShippingFrom: '' },
  ...{ payment: {}, addresses: [] },
}
const address: AddressFields = {
  ...newAddress('a', 'AT', true),
  ...{ firstName: 'Kim', lastName: 'Muster', address: 'Weg 1', zip: '4020', city: 'Linz' },
}

describe('the form of a person', () => {
  test('what was changed back is no change', () => {
    expect(remaining({ company: '', discountGroups: ['club'], note: 'neu' }, form)).toEqual({ note: 'neu' })
  })

  test('only what was changed is sent, and empty means cleared', () => {
    expect(changesOf({ note: '  ', lastName: ' Huber ' }, 'de')).toEqual({
      changes: { note: null, lastName: 'Huber' },
      problems: null,
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
    const { changes, problems } = changesOf({ personalPercent: typed }, language)
    expect(points === null ? [...(problems ?? [])] : changes).toEqual(
      points === null ? [['personalPercent', 'percent']] : { personalPercent: points },
    )
  })

  test('ways to pay go as a whole list, what is as in the shop as null', () => {
    const invoice = { offered: 'off', min: '', max: '1.000', order: null } as const
    expect(changesOf({ payment: { invoice } }, 'de').changes).toEqual({
      paymentOverrides: [{ method: 'invoice', isEnabled: false, min: null, max: 100_000, order: null }],
    })
    expect([...(changesOf({ payment: { invoice: { ...invoice, max: 'x' } } }, 'de').problems ?? [])]).toEqual([
      ['payment.invoice.max', 'amount'],
    ])
  })

  test('an address says what is missing, a company’s its name too', () => {
    expect(changesOf({ addresses: [address] }, 'de').changes?.addresses).toMatchObject([{ id: null, city: 'Linz' }])
    const broken = { ...address, type: 'COMPANY', zip: ' ' } as const
    expect([...(changesOf({ addresses: [address, broken] }, 'de').problems ?? [])]).toEqual([
      ['addresses.1.zip', 'missing'],
      ['addresses.1.company', 'missing'],
    ])
  })

  test('what the server refused stands beside its field', () => {
    const sent = { paymentOverrides: [{ method: 'invoice', max: 1 }] }
    const refusals = [
      { code: 'PHONE_INVALID', path: ['changes', 'phone'] },
      { code: 'INVALID_INPUT', path: ['changes', 'paymentOverrides', '0', 'max'] },
      { code: 'ADDRESS_IS_DEFAULT_INVOICE', path: ['changes', 'addresses'] },
      { code: 'ADDRESS_INCOMPLETE', path: ['changes', 'addresses', '2', 'zip'] },
      { code: 'STALE_REVISION', path: ['revision'] },
    ]
    expect([...refusedFields(refusals, sent)]).toEqual([
      ['phone', 'phone'],
      ['payment.invoice.max', 'invalid'],
      ['addresses', 'defaultAddress'],
      ['addresses.2.zip', 'missing'],
    ])
  })
})

import { expect, test } from 'vitest'
import type { ToldRefusal } from '../../accounts/parts/addresses/addressMistakes.ts'
import { type Mistake, mistakesOf } from './mistakes.ts'

test.each<[string, ToldRefusal, Mistake]>([
  [
    'a missing postcode',
    { code: 'ADDRESS_INCOMPLETE', path: ['changes', 'shippingAddress', 'zip'] },
    { field: 'shippingAddress.zip', text: 'account.mistake.zip', step: 'address' },
  ],
  [
    'an address that is missing as a whole, heard at the check',
    { code: 'ADDRESS_INCOMPLETE', path: ['checkout', 'invoiceAddress'] },
    { field: 'invoiceAddress', text: 'checkout.mistake.incomplete', step: 'address' },
  ],
  [
    'an e-mail address that is none',
    { code: 'EMAIL_INVALID', path: ['changes', 'email'] },
    { field: 'email', text: 'checkout.mistake.email', step: 'address' },
  ],
  [
    'a VAT id that is none',
    { code: 'VAT_ID_INVALID', path: ['changes', 'invoiceAddress', 'vatId'] },
    { field: 'invoiceAddress.vatId', text: 'account.mistake.vatId', step: 'address' },
  ],
  [
    'no payment method',
    { code: 'PAYMENT_METHOD_MISSING', path: ['checkout', 'paymentMethod'] },
    { field: 'paymentMethod', text: 'checkout.mistake.paymentMissing', step: 'payment' },
  ],
  [
    'goods that nobody takes there',
    { code: 'NOT_DELIVERABLE', path: ['checkout', 'shippingAddress', 'country'] },
    { field: null, text: 'checkout.mistake.notDeliverable', step: 'shipping' },
  ],
  [
    'terms that were not accepted',
    { code: 'TERMS_REQUIRED', path: ['acceptTerms'] },
    { field: 'acceptTerms', text: 'checkout.mistake.terms', step: null },
  ],
  [
    'too many orders',
    { code: 'TOO_MANY_ORDERS', path: [], retryAfterSeconds: 601 },
    { field: null, text: 'checkout.mistake.tooManyOrders', step: null, values: { minutes: 11, hours: 0 } },
  ],
  [
    'a cart that nobody knows',
    { code: 'CART_TOKEN_UNKNOWN', path: [] },
    { field: null, text: 'checkout.mistake.cartUnknown', step: null },
  ],
  [
    'another price',
    { code: 'PRICE_CHANGED', path: ['expectedTotal'] },
    { field: null, text: 'checkout.mistake.priceChanged', step: null },
  ],
  [
    'something that this page has no word for',
    { code: 'SLUG_TAKEN', path: [] },
    { field: null, text: 'checkout.mistake.other', step: null },
  ],
])('%s', (_label, refusal, mistake) => {
  expect(mistakesOf([refusal])).toEqual([mistake])
})

test('two positions that are sold out are told once, two fields each', () => {
  const soldOut = (line: string) => ({ code: 'SOLD_OUT', path: ['lines', line] })
  const missing = (field: string) => ({ code: 'ADDRESS_INCOMPLETE', path: ['changes', 'shippingAddress', field] })
  const texts = mistakesOf([soldOut('a'), soldOut('b'), missing('zip'), missing('city')]).map(({ text }) => text)
  expect(texts).toEqual(['checkout.mistake.soldOut', 'account.mistake.zip', 'account.mistake.city'])
})

test('mistakes stand in the order of the fields, each field once', () => {
  const refused = (code: string, ...path: string[]): ToldRefusal => ({ code, path: ['changes', ...path] })
  const fields = mistakesOf([
    refused('ADDRESS_INCOMPLETE', 'invoiceAddress', 'city'),
    refused('PHONE_INVALID', 'shippingAddress', 'phone'),
    refused('ADDRESS_INCOMPLETE', 'shippingAddress', 'firstName'),
    refused('POSTCODE_INVALID', 'shippingAddress', 'zip'),
    refused('NAME_INVALID', 'shippingAddress', 'zip'),
    refused('ADDRESS_INCOMPLETE', 'shippingAddress', 'company'),
    refused('EMAIL_INVALID', 'email'),
    { code: 'SOLD_OUT', path: ['lines', 'a'] },
  ]).map(({ field, text }) => [field, text])
  expect(fields).toEqual([
    [null, 'checkout.mistake.soldOut'],
    ['email', 'checkout.mistake.email'],
    ['shippingAddress.company', 'account.mistake.company'],
    ['shippingAddress.firstName', 'account.mistake.firstName'],
    ['shippingAddress.zip', 'account.mistake.zipForm'],
    ['shippingAddress.phone', 'account.mistake.phone'],
    ['invoiceAddress.city', 'account.mistake.city'],
  ])
})

test('what the shop asks of its own stands below the pick-up point, whose parts stand as in its form', () => {
  const parts = ['zip', 'customerNumber', 'name'].map(part => ({
    code: 'STATION_INCOMPLETE',
    path: ['changes', 'station', part],
  }))
  const told = mistakesOf([{ code: 'ANSWER_MISSING', path: ['changes', 'answers', 'team'] }, ...parts])
  expect(told.map(({ field }) => field)).toEqual([
    'station.name',
    'station.customerNumber',
    'station.zip',
    'answers.team',
  ])
})

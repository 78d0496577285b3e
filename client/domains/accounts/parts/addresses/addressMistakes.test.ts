import { expect, test } from 'vitest'
import { addressMistake, type ToldRefusal } from './addressMistakes.ts'

test.each<[string, ToldRefusal, ReturnType<typeof addressMistake>]>([
  [
    'a part that is missing',
    { code: 'ADDRESS_INCOMPLETE', path: ['address', 'city'] },
    { text: 'account.mistake.city' },
  ],
  [
    'an address that is missing as a whole',
    { code: 'ADDRESS_INCOMPLETE', path: ['checkout', 'shippingAddress'] },
    null,
  ],
  [
    'a postcode of another country, with one that would do',
    { code: 'POSTCODE_INVALID', path: ['address', 'zip'], example: '4020' },
    { text: 'account.mistake.zipForm', values: { example: '4020' } },
  ],
  [
    'a number that nobody can dial',
    { code: 'PHONE_INVALID', path: ['address', 'phone'] },
    { text: 'account.mistake.phone' },
  ],
  ['what is about no address', { code: 'EMAIL_INVALID', path: ['email'] }, null],
])('%s', (_label, refusal, expected) => {
  expect(addressMistake(refusal)).toEqual(expected)
})

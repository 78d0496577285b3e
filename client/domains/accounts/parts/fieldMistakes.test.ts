import { expect, test } from 'vitest'
import { fieldMistakes } from './fieldMistakes.ts'

test.each([
  ['a missing field', 'ADDRESS_INCOMPLETE', ['address', 'zip'], 'zip', 'account.mistake.zip'],
  ['a phone number', 'PHONE_INVALID', ['changes', 'phone'], 'phone', 'account.mistake.phone'],
  ['too many', 'TOO_MANY_ADDRESSES', ['address'], null, 'account.mistake.tooManyAddresses'],
  ['a wrong password', 'PASSWORD_WRONG', ['password'], null, 'account.mistake.password'],
  ['what has no words of its own', 'STALE_REVISION', [], null, 'account.mistake.other'],
])('%s is told beside its field', (_label, code, path, field, text) => {
  expect(fieldMistakes([{ code, path }])).toEqual([{ field, text }])
})

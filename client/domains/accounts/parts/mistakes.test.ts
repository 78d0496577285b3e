import { expect, test } from 'vitest'
import { entranceMistakes } from './mistakes.ts'

test.each([
  ['an address that is taken', 'EMAIL_TAKEN', ['email'], 'email', 'accounts.mistake.emailTaken'],
  ['terms that were not agreed to', 'TERMS_REQUIRED', ['acceptTerms'], 'acceptTerms', 'accounts.mistake.terms'],
  ['a name that is none', 'NAME_INVALID', ['lastName'], 'lastName', 'account.mistake.name'],
  ['a name that is missing', 'NAME_INVALID', ['firstName'], 'firstName', 'account.mistake.firstName'],
  ['half an address', 'ADDRESS_INCOMPLETE', ['addresses', '1', 'zip'], 'addresses.1.zip', 'account.mistake.zip'],
  ['a link that is used up', 'TOKEN_USED', ['token'], null, 'accounts.mistake.tokenUsed'],
  ['a link that came too late', 'TOKEN_EXPIRED', ['token'], null, 'accounts.mistake.tokenExpired'],
  ['no permission', 'ACTING_FOR_CUSTOMER', [], null, 'accounts.mistake.actingForCustomer'],
  ['what nobody thought of', 'SLUG_TAKEN', ['slug'], 'slug', 'accounts.mistake.other'],
])('%s', (_label, code, path, field, text) => {
  expect(entranceMistakes([{ code, path }], name => name === 'firstName')).toEqual([{ field, text }])
})

test.each([
  ['TOO_MANY_ATTEMPTS', ['input', 'code'], 'accounts.mistake.tooMany', 61, { minutes: 2, hours: 0 }],
  ['TOO_MANY_MAILS', ['email'], 'accounts.mistake.tooManyMails', 7200, { minutes: 120, hours: 2 }],
])('%s says how long to wait', (code, path, text, retryAfterSeconds, values) => {
  expect(entranceMistakes([{ code, path, retryAfterSeconds }])).toEqual([{ field: null, text, values }])
})

test.each([
  ['SHORT', 'accounts.mistake.passwordShort'],
  ['OWN', 'accounts.mistake.passwordOwn'],
  ['WEAK', 'accounts.mistake.passwordTooWeak'],
])('a password that is %s', (reason, text) => {
  expect(entranceMistakes([{ code: 'PASSWORD_TOO_WEAK', path: ['password'], reason }])).toEqual([
    { field: 'password', text },
  ])
})

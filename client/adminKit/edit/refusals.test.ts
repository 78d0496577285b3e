import { expect, test } from 'vitest'
import type { EditField } from './fields.ts'
import { type RefusalMapping, refusalMessage, refusedFields } from './refusals.ts'

const label = { text: '' }
const fields: readonly EditField<object>[] = [
  { path: 'email', label, isRequired: true },
  { path: 'slug', label },
  { path: 'addresses', label },
  { path: 'payment', label },
]
const values = { email: 'kim@example.com', slug: 'a', addresses: [{}], payment: {} }

test.each<[string, string, readonly string[], object, RefusalMapping, readonly unknown[], readonly unknown[]]>([
  ['by the whole path', 'EMAIL_TAKEN', ['email'], {}, {}, [['email', 'edit.refused.emailTaken']], []],
  ['below what is changed', 'SLUG_TAKEN', ['changes', 'slug'], {}, {}, [['slug', 'edit.refused.taken']], []],
  [
    'a part of a list',
    'ADDRESS_INCOMPLETE',
    ['changes', 'addresses', '0', 'zip'],
    {},
    {},
    [['addresses.0.zip', 'edit.missing']],
    [],
  ],
  [
    'an empty required field is missing, whatever is wrong',
    'EMAIL_INVALID',
    ['email'],
    { email: ' ' },
    {},
    [['email', 'edit.missing']],
    [],
  ],
  [
    'in the form’s own words',
    'INVALID_INPUT',
    ['changes', 'slug'],
    {},
    { texts: { INVALID_INPUT: { text: 'no address' } } },
    [['slug', { text: 'no address' }]],
    [],
  ],
  [
    'in words of the one field',
    'INVALID_INPUT',
    ['changes', 'slug'],
    {},
    { textOf: (code, path) => ({ text: `${code} of ${path}` }) },
    [['slug', { text: 'INVALID_INPUT of slug' }]],
    [],
  ],
  [
    'where the form says',
    'AMOUNT_INVALID',
    ['changes', 'overrides', '0', 'max'],
    {},
    { fieldOf: path => (path[1] === 'overrides' ? `payment.invoice.${path[3]}` : null) },
    [['payment.invoice.max', 'edit.refused.amount']],
    [],
  ],
  ['about no field', 'OWN_ACCOUNT', ['userId'], {}, {}, [], ['edit.refused.own']],
  ['about nothing', 'INVALID_INPUT', [], {}, {}, [], ['edit.refused.invalid']],
  ['a code that the back office never meets', 'CART_FULL', ['slug'], {}, {}, [['slug', 'edit.refused.other']], []],
])('a refusal stands beside its field: %s', (_label, code, path, entered, mapping, placed, general) => {
  const refused = refusedFields([{ code, path }], fields, { ...values, ...entered }, mapping)
  expect({ ...refused, fields: [...refused.fields] }).toEqual({ fields: placed, general, isStale: false })
})

test('a form may say more than codes and paths do', () => {
  const said = [{ text: 'order 7 is cancelled' }]
  expect(refusedFields([], fields, values, { general: said }).general).toEqual(said)
})

test('the first reason of a field counts, and a stale version is about no field', () => {
  const refusals = [
    { code: 'EMAIL_INVALID', path: ['changes', 'email'] },
    { code: 'EMAIL_TAKEN', path: ['changes', 'email'] },
    { code: 'STALE_REVISION', path: ['revision'] },
  ]
  const refused = refusedFields(refusals, fields, values)
  expect({ ...refused, fields: [...refused.fields] }).toEqual({
    fields: [['email', 'edit.refused.email']],
    general: [],
    isStale: true,
  })
})

test('a form’s words come before the kit’s, and these before none', () => {
  expect(refusalMessage('OWN_ROLES', { OWN_ROLES: { text: 'not yourself' } })).toEqual({ text: 'not yourself' })
  expect(refusalMessage('OWN_ROLES')).toBe('edit.refused.own')
  expect(refusalMessage('UNHEARD_OF')).toBe('edit.refused.other')
  expect(refusalMessage('TOO_MANY_MAILS', {}, 3000)).toEqual({
    id: 'edit.refused.tooManyMails',
    values: { minutes: 50, hours: 0 },
  })
})

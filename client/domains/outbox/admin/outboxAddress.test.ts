import { expect, test } from 'vitest'
import { viewOf } from '../../../adminKit/list/address.ts'
import { outboxAddress, outboxVariables } from './outboxAddress.ts'

test.each([
  ['all mails without anything said', '', { filter: { state: null, search: null } }],
  [
    'those that failed and fit the words',
    'state=failed&search=nordwald&after=WzI1XQ',
    { filter: { state: 'FAILED', search: 'nordwald' } },
  ],
  ['all for an unknown state', 'state=lost', { filter: { state: null, search: null } }],
])('the outbox shows %s', (_label, text, expected) => {
  expect(outboxVariables(viewOf(outboxAddress, new URLSearchParams(text)))).toEqual(expected)
})

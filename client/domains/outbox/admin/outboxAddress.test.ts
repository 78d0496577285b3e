import { expect, test } from 'vitest'
import { outboxVariables } from './outboxAddress.ts'

test.each([
  ['all mails without anything said', '', { first: 25, after: null, filter: { state: null, search: null } }],
  [
    'those that failed and fit the words',
    'state=failed&search=nordwald&after=WzI1XQ',
    { first: 25, after: 'WzI1XQ', filter: { state: 'FAILED', search: 'nordwald' } },
  ],
  ['all for an unknown state', 'state=lost', { first: 25, after: null, filter: { state: null, search: null } }],
])('the outbox shows %s', (_label, text, expected) => {
  expect(outboxVariables(new URLSearchParams(text))).toEqual(expected)
})

import { expect, test } from 'vitest'
import { viewOf } from '../../../adminKit/list/url.ts'
import { outboxUrl, outboxVariables } from './outboxUrl.ts'

test.each([
  ['all mails without anything said', '', { filter: { state: null, search: null } }],
  [
    'those that failed and fit the words',
    'state=failed&search=nordwald&after=WzI1XQ',
    { filter: { state: 'FAILED', search: 'nordwald' } },
  ],
  ['all for an unknown state', 'state=lost', { filter: { state: null, search: null } }],
])('the outbox shows %s', (_label, text, expected) => {
  expect(outboxVariables(viewOf(outboxUrl, new URLSearchParams(text)))).toEqual(expected)
})

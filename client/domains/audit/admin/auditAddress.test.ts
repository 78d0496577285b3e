import { expect, test } from 'vitest'
import { auditVariables } from './auditAddress.ts'

const none = { search: null, action: null, from: null, to: null, subjectId: null }

test.each([
  ['all without anything said', '', { first: 50, after: null, filter: none }],
  [
    'what fits',
    'search=huber&action=product.updated&from=2026-11-01&to=2026-11-20&after=WzUwXQ',
    {
      first: 50,
      after: 'WzUwXQ',
      filter: { ...none, search: 'huber', action: 'product.updated', from: '2026-11-01', to: '2026-11-20' },
    },
  ],
  ['one record', 'subject=UHJvZHVjdDox', { first: 50, after: null, filter: { ...none, subjectId: 'UHJvZHVjdDox' } }],
  ['all days for a day that is none', 'from=gestern', { first: 50, after: null, filter: none }],
])('the audit log shows %s', (_label, text, expected) => {
  expect(auditVariables(new URLSearchParams(text))).toEqual(expected)
})

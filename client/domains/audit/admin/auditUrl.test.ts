import { expect, test } from 'vitest'
import { viewOf } from '../../../adminKit/list/url.ts'
import { auditUrl, auditVariables } from './auditUrl.ts'

const none = { search: null, action: null, from: null, to: null, subjectId: null }

test.each([
  ['all without anything said', '', { filter: none }],
  [
    'what fits',
    'search=huber&action=product.updated&from=2026-11-01&to=2026-11-20&after=WzUwXQ',
    {
      filter: { ...none, search: 'huber', action: 'product.updated', from: '2026-11-01', to: '2026-11-20' },
    },
  ],
  ['one record', 'subject=UHJvZHVjdDox', { filter: { ...none, subjectId: 'UHJvZHVjdDox' } }],
  ['all days for a day that is none', 'from=gestern', { filter: none }],
])('the audit log shows %s', (_label, text, expected) => {
  expect(auditVariables(viewOf(auditUrl, new URLSearchParams(text)))).toEqual(expected)
})

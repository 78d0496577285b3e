import { expect, test } from 'vitest'
import { type Course, statusOf } from './status.ts'

const course: Course = {
  ...{ kind: 'offer', isIssued: true, isStruck: false, answer: null, validUntil: '2026-12-24', today: '2026-12-24' },
  ...{ followed: 'none', delivered: 'none', invoiced: 'none' },
}

test.each<[Partial<Course>, string]>([
  [{ isIssued: false }, 'open'],
  [{}, 'open'],
  [{ today: '2026-12-25' }, 'closed'],
  [{ today: '2026-12-25', answer: 'accepted' }, 'open'],
  [{ answer: 'declined' }, 'closed'],
  [{ followed: 'some' }, 'partial'],
  [{ followed: 'all', today: '2027-12-25' }, 'complete'],
  [{ isStruck: true, followed: 'all' }, 'closed'],
  [{ kind: 'order', delivered: 'some' }, 'partial'],
  [{ kind: 'order', delivered: 'all' }, 'complete'],
  [{ kind: 'order', delivered: 'some', invoiced: 'all' }, 'closed'],
  [{ kind: 'order', validUntil: null }, 'open'],
  [{ kind: 'delivery', isIssued: false }, 'open'],
  [{ kind: 'delivery' }, 'complete'],
  [{ kind: 'delivery', invoiced: 'all' }, 'closed'],
  [{ kind: 'invoice', isIssued: false }, 'open'],
  [{ kind: 'invoice' }, 'closed'],
  [{ kind: 'invoice', isIssued: false, isStruck: true }, 'closed'],
])('%o is %s', (changes, status) => {
  expect(statusOf({ ...course, ...changes })).toBe(status)
})

import { expect, test } from 'vitest'
import { type IssueVoucher, keptIssue, keptReason, wishKey } from './issue.ts'
import { keptTemplate, newTemplate } from './templates.ts'

const right: IssueVoucher = {
  ...{ valueCents: 5000, note: ' Kulanz ', expiresOn: null, language: 'de', templateId: null, isTransferable: true },
  ...{ message: ' ', recipientName: '  Kim  Muster ', recipientEmail: null, deliverOn: null },
}

test('a voucher is issued with tidied words, empty ones are none', () => {
  const { issue, refusals } = keptIssue(right, '2026-11-20')
  expect(refusals).toEqual([])
  expect(issue).toMatchObject({ note: 'Kulanz', message: null, recipientName: 'Kim Muster' })
})

test.each<[string, Partial<IssueVoucher>, string]>([
  ['nothing', { valueCents: 0 }, 'valueCents'],
  ['too much', { valueCents: 1_000_001 }, 'valueCents'],
  ['no reason', { note: ' ' }, 'note'],
  ['a day that is over', { expiresOn: '2026-11-19' }, 'expiresOn'],
  ['a day to send and no address', { deliverOn: '2026-12-24' }, 'recipientEmail'],
  ['nobody who may redeem it', { isTransferable: false }, 'recipientEmail'],
  ['no address', { recipientEmail: 'kim' }, 'recipientEmail'],
  ['a day too far ahead', { recipientEmail: 'kim@example.com', deliverOn: '2027-11-21' }, 'deliverOn'],
])('%s is refused at its field', (_what, changes, field) => {
  expect(keptIssue({ ...right, ...changes }, '2026-11-20').refusals.map(({ path }) => path)).toEqual([[field]])
})

test('a reason has to be given', () => {
  expect(keptReason(' verloren ')).toEqual({ reason: 'verloren', refusals: [] })
  expect(keptReason('x'.repeat(501)).refusals).toMatchObject([{ code: 'INVALID_INPUT', path: ['reason'] }])
})

test('wishes are told apart whichever way their fields stand', () => {
  const one = { amount: 1, message: 'a', recipientName: null, recipientEmail: null, deliverOn: null }
  const other = { deliverOn: null, recipientEmail: null, recipientName: null, message: 'a', amount: 1 }
  expect(wishKey(one)).toEqual(wishKey(other))
  expect(wishKey(null)).toBeNull()
})

test('a template keeps what is not said, and refuses each mistake at its field', () => {
  const { template, refusals } = keptTemplate({ ...newTemplate, title: 'A' }, { text: { en: ' Hello ' } }, [])
  expect(refusals).toEqual([])
  expect(template).toMatchObject({ title: 'A', heading: newTemplate.heading, text: { de: '', en: 'Hello' } })
  const wrong = { title: '', heading: { de: ' ' }, text: { en: 'x'.repeat(401) }, accent: 'green' }
  expect(keptTemplate(null, wrong, ['changes']).refusals.map(({ path }) => path.join('.'))).toEqual([
    ...['changes.title', 'changes.heading.de', 'changes.text.en', 'changes.accent'],
  ])
})

import { describe, expect, test } from 'vitest'
import { lastDayOf, type VoucherFacts, voucherBar, voucherState } from './standing.ts'

const facts: VoucherFacts = {
  ...{ id: 'v', code: 'A', currency: 'EUR', balance: 100, expiresOn: null, isBlocked: false, isTheirs: true },
}
const terms = { today: '2026-11-20', currency: 'EUR', isEnabled: true }

describe('why a voucher pays nothing', () => {
  test.each<[string, Partial<VoucherFacts>, object | null]>([
    ['nothing is against it', {}, null],
    ['a cent is left', { balance: 1 }, null],
    ['nothing is left', { balance: 0 }, { code: 'VOUCHER_EMPTY' }],
    ['today is its last day', { expiresOn: '2026-11-20' }, null],
    ['yesterday was', { expiresOn: '2026-11-19' }, { code: 'VOUCHER_EXPIRED', details: { day: '2026-11-19' } }],
    ['it is blocked, and over', { isBlocked: true, expiresOn: '2026-11-19' }, { code: 'VOUCHER_BLOCKED' }],
    ['it is of another currency', { currency: 'CHF' }, { code: 'VOUCHER_OTHER_CURRENCY' }],
    ['it is somebody else’s, and blocked', { isTheirs: false, isBlocked: true }, { code: 'CODE_UNKNOWN' }],
  ])('%s', (_what, changes, bar) => {
    expect(voucherBar({ ...facts, ...changes }, terms)).toEqual(bar)
  })

  test('there is none, also where the shop takes none', () => {
    expect(voucherBar(null, { ...terms, isEnabled: false })).toEqual({ code: 'CODE_UNKNOWN' })
    expect(voucherBar(facts, { ...terms, isEnabled: false })).toEqual({ code: 'VOUCHERS_NOT_TAKEN' })
  })
})

test.each([
  [{}, 'open'],
  [{ balanceCents: 99 }, 'partly'],
  [{ balanceCents: 0 }, 'redeemed'],
  [{ balanceCents: 150 }, 'open'],
  [{ expiresOn: '2026-11-20' }, 'open'],
  [{ expiresOn: '2026-11-19' }, 'expired'],
  [{ expiresOn: '2026-11-19', balanceCents: 0 }, 'redeemed'],
  [{ expiresOn: '2026-11-19', blockedAt: new Date(0) }, 'blocked'],
] as const)('a voucher with %j is %s', (changes, state) => {
  const voucher = { valueCents: 100, balanceCents: 100, expiresOn: null, blockedAt: null, ...changes }
  expect(voucherState(voucher, '2026-11-20')).toBe(state)
})

test('a voucher ends with a year, or never', () => {
  expect(lastDayOf('2026-01-01', 3)).toBe('2029-12-31')
  expect(lastDayOf('2026-12-31', 3)).toBe('2029-12-31')
  expect(lastDayOf('2026-12-31', 0)).toBeNull()
})

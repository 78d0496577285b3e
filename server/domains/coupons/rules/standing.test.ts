import { describe, expect, test } from 'vitest'
import type { Role } from '../../../kit/viewer.ts'
import { type CouponFacts, couponBar, minimumNotice } from './standing.ts'

const coupon: CouponFacts = {
  ...{ id: 'c', revision: 1, code: 'HERBST10', type: 'percent', value: 1000, scope: 'all', productId: null },
  ...{ groupIds: [], roles: ['everyone'], useLimit: null, useLimitPerCustomer: null, validFrom: null },
  ...{ validUntil: null, minimumCents: null, isSeries: false, useCount: 0, ownUses: 0, isCodeUsed: false },
}
const asked = (changes: Partial<CouponFacts>, roles: Role[] = ['guest']) =>
  couponBar({ ...coupon, ...changes }, { today: '2026-11-20', customer: { roles } })

describe('why a coupon cannot be used', () => {
  test('a code that opens nothing is unknown', () => {
    expect(couponBar(null, { today: '2026-11-20', customer: null })).toEqual({ code: 'CODE_UNKNOWN' })
  })

  test.each<[string, Partial<CouponFacts>, object | null]>([
    ['nothing stands against it', {}, null],
    ['its first day is today', { validFrom: '2026-11-20' }, null],
    [
      'its first day is tomorrow',
      { validFrom: '2026-11-21' },
      { code: 'COUPON_NOT_YET_VALID', details: { day: '2026-11-21' } },
    ],
    ['its last day is today', { validUntil: '2026-11-20' }, null],
    [
      'its last day was yesterday',
      { validUntil: '2026-11-19' },
      { code: 'COUPON_EXPIRED', details: { day: '2026-11-19' } },
    ],
    ['one use is left', { useLimit: 5, useCount: 4 }, null],
    ['no use is left', { useLimit: 5, useCount: 5 }, { code: 'COUPON_USED_UP' }],
    ['the limit was lowered below its uses', { useLimit: 3, useCount: 5 }, { code: 'COUPON_USED_UP' }],
    ['another order has the code', { isSeries: true, isCodeUsed: true }, { code: 'COUPON_USED_UP' }],
    ['the customer has a use left', { useLimitPerCustomer: 2, ownUses: 1 }, null],
    ['the customer has none left', { useLimitPerCustomer: 2, ownUses: 2 }, { code: 'COUPON_USED_BY_YOU' }],
    ['it is for others', { roles: ['user'] }, { code: 'COUPON_NOT_FOR_CUSTOMER' }],
    [
      'it is over, used up and for others',
      { validUntil: '2026-11-19', useLimit: 1, useCount: 1, roles: ['user'] },
      { code: 'COUPON_EXPIRED', details: { day: '2026-11-19' } },
    ],
  ])('%s', (_what, changes, bar) => {
    expect(asked(changes)).toEqual(bar)
  })

  test('whoever has one of its roles may use it', () => {
    expect(asked({ roles: ['user', 'member'] }, ['user'])).toBeNull()
    expect(asked({ roles: ['member'] }, ['user'])).toEqual({ code: 'COUPON_NOT_FOR_CUSTOMER' })
  })

  test('goods below the minimum miss the difference, to the cent', () => {
    expect(minimumNotice(coupon, 0)).toBeNull()
    expect(minimumNotice({ ...coupon, minimumCents: 5000 }, 5000)).toBeNull()
    expect(minimumNotice({ ...coupon, minimumCents: 5000 }, 4999)).toEqual({
      ...{ code: 'COUPON_MINIMUM_NOT_REACHED', details: { missing: 1 } },
    })
  })
})

import { describe, expect, test } from 'vitest'
import { type CouponChanges, couponState, keptCoupon, newCoupon } from './terms.ts'

const right: CouponChanges = { code: 'HERBST10', value: 1000, scope: 'all' }
const refusedFields = (changes: CouponChanges, before = null as Parameters<typeof keptCoupon>[0]) =>
  keptCoupon(before, changes, []).refusals.map(({ code, path }) => [code, ...path])

describe('a coupon as it is kept', () => {
  test('has its code in capitals, each group once, roles in their order, and no empty note', () => {
    const { coupon, refusals } = keptCoupon(
      null,
      {
        ...{ code: ' herbst 10', value: 1000, scope: 'productGroups', groupIds: ['a', 'b', 'a'] },
        ...{ roles: ['member', 'user'], note: '  ' },
      },
      [],
    )
    expect(refusals).toEqual([])
    expect(coupon).toEqual({
      ...newCoupon,
      ...{ code: 'HERBST10', value: 1000, scope: 'productGroups', groupIds: ['a', 'b'] },
      ...{ roles: ['user', 'member'], note: null },
    })
  })

  test.each<[string, CouponChanges, string]>([
    ['no code', { code: '' }, 'code'],
    ['a code with other letters', { code: 'HÄRTE' }, 'code'],
    ['nothing taken off', { value: 0 }, 'value'],
    ['more than all', { value: 10_001 }, 'value'],
    ['parts of a cent', { type: 'flat', value: 0.5 }, 'value'],
    ['more than a million euros', { type: 'flat', value: 100_000_001 }, 'value'],
    ['nothing that it is for', { scope: null }, 'scope'],
    ['no product', { scope: 'product' }, 'productId'],
    ['no group', { scope: 'productGroups' }, 'groupIds'],
    ['nobody', { roles: [] }, 'roles'],
    ['no use', { useLimit: 0 }, 'useLimit'],
    ['half a use', { useLimitPerCustomer: 1.5 }, 'useLimitPerCustomer'],
    ['a minimum below nought', { minimumCents: -1 }, 'minimumCents'],
    ['an end before its beginning', { validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'validUntil'],
    ['a note that is too long', { note: 'x'.repeat(2001) }, 'note'],
  ])('%s is refused at its field', (_what, changes, field) => {
    expect(refusedFields({ ...right, ...changes })).toEqual([['INVALID_INPUT', field]])
  })

  test.each<[string, CouponChanges]>([
    ['all of it', { value: 10_000 }],
    ['a cent', { type: 'flat', value: 1 }],
    ['one day', { validFrom: '2026-12-01', validUntil: '2026-12-01' }],
  ])('%s can be', (_what, changes) => {
    expect(refusedFields({ ...right, ...changes })).toEqual([])
  })

  test('what is left out stays, null clears what need not be, and all mistakes are said at once', () => {
    const before = keptCoupon(null, { ...right, useLimit: 5, note: 'Herbst' }, []).coupon
    const { coupon } = keptCoupon(before, { useLimit: null, isEnabled: null, value: 500 }, ['changes'])
    expect(coupon).toEqual({ ...before, useLimit: null, value: 500 })
    expect(keptCoupon(before, { value: 0, roles: [] }, ['changes']).refusals.map(({ path }) => path)).toEqual([
      ['changes', 'value'],
      ['changes', 'roles'],
    ])
  })

  test('a series stays one, and a single code as well', () => {
    const single = keptCoupon(null, right, []).coupon
    expect(refusedFields({ isSeries: true }, single)).toEqual([['INVALID_INPUT', 'isSeries']])
    expect(refusedFields({ isSeries: false }, { ...single, isSeries: true })).toEqual([['INVALID_INPUT', 'isSeries']])
  })
})

describe('how a coupon stands', () => {
  const coupon = {
    ...newCoupon,
    validFrom: '2026-11-10',
    validUntil: '2026-11-20',
    useLimit: 5,
    useCount: 0,
    deletedAt: null,
  }
  test.each([
    ['2026-11-09', {}, 'planned'],
    ['2026-11-10', {}, 'active'],
    ['2026-11-20', {}, 'active'],
    ['2026-11-21', {}, 'ended'],
    ['2026-11-15', { useCount: 5 }, 'ended'],
    ['2026-11-09', { useCount: 5 }, 'ended'],
    ['2026-11-15', { isEnabled: false }, 'off'],
    ['2026-11-21', { isEnabled: false }, 'off'],
    ['2026-11-15', { deletedAt: new Date(0) }, 'deleted'],
  ] as const)('on %s with %j it is %s', (today, changes, state) => {
    expect(couponState({ ...coupon, ...changes }, today)).toBe(state)
  })
})

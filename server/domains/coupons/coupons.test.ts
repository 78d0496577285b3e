import { describe, expect, test } from 'vitest'
import { newId } from '../../kit/ids.ts'
import { NotFound } from '../../kit/refusals.ts'
import { auditEntries } from '../../platform/tables.ts'
import { contextFor, insertPrices, insertProduct, insertViewer, visitor } from '../../testing/builders.ts'
import { codesOf, refusalsOf } from '../../testing/buyers.ts'
import { testDatabase } from '../../testing/database.ts'
import { groupMembers, productGroups } from '../catalogue/tables.ts'
import { createCoupon, deleteCoupons, generateCouponCodes, restoreCoupons, updateCoupon } from './operations/coupons.ts'
import { browseCoupons, countCouponTabs, couponByCode } from './queries/coupons.ts'
import type { CouponChanges } from './rules/terms.ts'

const database = await testDatabase()
const reader = database.drizzle
const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
const nobody = { accountId: null, email: null }

let number = 0
const make = (changes: CouponChanges = {}) => {
  number += 1
  return createCoupon(staff, { code: `C-${number}X`, value: 1000, scope: 'all', ...changes })
}
async function insertGroup(productIds: readonly string[]): Promise<string> {
  const id = newId()
  await reader.insert(productGroups).values({ id, slug: `g-${id}`, title: { de: 'Hosen' } })
  await reader
    .insert(groupMembers)
    .values(productIds.map(productId => ({ groupId: id, productId, position: 0 })) as never)
  return id
}

describe('coupons', () => {
  test('are made, changed and noted in the log', async () => {
    const made = await make({ code: 'einzug 25', note: 'Eröffnung' })
    expect(made).toMatchObject({ code: 'EINZUG25', revision: 1, useCount: 0, roles: ['everyone'] })
    const same = await updateCoupon(staff, { couponId: made.id, revision: 1, changes: { value: 1000 } })
    expect(same.revision).toBe(1)
    const changed = await updateCoupon(staff, { couponId: made.id, revision: 1, changes: { value: 1500 } })
    expect(changed).toMatchObject({ value: 1500, revision: 2 })
    const entries = await reader.select().from(auditEntries)
    expect(
      entries
        .filter(({ subjectId }) => subjectId === made.id)
        .map(({ action, subjectName, changes }) => [action, subjectName, action.endsWith('updated') && changes]),
    ).toEqual([
      ['coupon.created', 'EINZUG25', false],
      ['coupon.updated', 'EINZUG25', { value: { old: 1000, new: 1500 } }],
    ])
  })

  test('have a code of their own; that of a deleted one is free', async () => {
    const first = await make({ code: 'DOPPELT' })
    expect(await refusalsOf(make({ code: 'doppelt' }))).toMatchObject([{ code: 'CODE_TAKEN', path: ['code'] }])
    const other = await make()
    expect(
      await refusalsOf(updateCoupon(staff, { couponId: other.id, revision: null, changes: { code: 'DOPPELT' } })),
    ).toMatchObject([{ code: 'CODE_TAKEN', path: ['changes', 'code'] }])
    await deleteCoupons(staff, { couponIds: [first.id] })
    const second = await make({ code: 'DOPPELT' })
    expect(await codesOf(restoreCoupons(staff, { couponIds: [first.id] }))).toEqual(['CODE_TAKEN'])
    await deleteCoupons(staff, { couponIds: [second.id] })
    expect(await restoreCoupons(staff, { couponIds: [first.id, newId()] })).toEqual({ restoredIds: [first.id] })
    expect(await couponByCode(reader, 'DOPPELT', nobody)).toBeNull()
  })

  test('of two who make the same code at once one gets it', async () => {
    const outcomes = await Promise.allSettled([make({ code: 'ZUGLEICH' }), make({ code: 'ZUGLEICH' })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('are refused for a product or group that is not there, and for another revision', async () => {
    const gone = newId()
    expect(await refusalsOf(make({ scope: 'product', productId: gone }))).toMatchObject([
      { code: 'NOT_FOUND', path: ['productId'] },
    ])
    expect(await refusalsOf(make({ scope: 'productGroups', groupIds: ['x', gone] }))).toMatchObject([
      { code: 'NOT_FOUND', path: ['groupIds'] },
    ])
    const made = await make()
    expect(await codesOf(updateCoupon(staff, { couponId: made.id, revision: 7, changes: { value: 1 } }))).toEqual([
      'STALE_REVISION',
    ])
    await expect(updateCoupon(staff, { couponId: gone, revision: null, changes: {} })).rejects.toThrow(NotFound)
  })

  test('are made by administrators alone', async () => {
    for (const viewer of [visitor(), await insertViewer(database, ['user', 'member'])]) {
      await expect(createCoupon(contextFor(database, { viewer }), { code: 'NIE', value: 1 })).rejects.toThrow()
    }
    expect(await couponByCode(reader, 'NIE', nobody)).toBeNull()
  })
})

describe('the list', () => {
  test('has each coupon in one tab besides that of all, and finds by code, note and generated code', async () => {
    const { viewer } = staff
    const tag = `liste${number}`
    const state = async (changes: CouponChanges) => (await make({ note: tag, ...changes })).code
    const expected = {
      active: [await state({}), await state({ validUntil: '2026-11-20' })],
      planned: [await state({ validFrom: '2026-11-21' })],
      ended: [await state({ validUntil: '2026-11-19' })],
      off: [await state({ isEnabled: false, validUntil: '2026-11-19' })],
    }
    const gone = await make({ note: tag })
    await deleteCoupons(staff, { couponIds: [gone.id] })
    const filter = { search: tag }
    expect(await countCouponTabs(reader, viewer, filter, '2026-11-20')).toEqual({
      ...{ all: 5, active: 2, planned: 1, ended: 1, off: 1, deleted: 1 },
    })
    const listed = async (tab: 'active' | 'planned' | 'ended' | 'off' | 'deleted') =>
      (
        await browseCoupons(
          ...([reader, viewer, { ...filter, tab }] as const),
          { field: 'code', direction: 'asc' },
          { offset: 0, limit: 10 },
          '2026-11-20',
        )
      ).map(({ code }) => code)
    for (const tab of ['active', 'planned', 'ended', 'off'] as const)
      expect(await listed(tab)).toEqual(expected[tab].toSorted())
    expect(await listed('deleted')).toEqual([gone.code])

    const series = await make({ isSeries: true })
    const { codes } = await generateCouponCodes(staff, { couponId: series.id, count: 1, prefix: null })
    const found = await browseCoupons(
      ...([reader, viewer, { search: codes[0]!.code.toLowerCase() }] as const),
      { field: 'changed', direction: 'desc' },
      { offset: 0, limit: 10 },
      '2026-11-20',
    )
    expect(found.map(({ id }) => id)).toEqual([series.id])
  })
})

describe('codes of a series', () => {
  test('are made up to 10,000, each another one', async () => {
    const { id } = await make({ isSeries: true })
    const first = await generateCouponCodes(staff, { couponId: id, count: 9_999, prefix: 'FC' })
    expect(new Set(first.codes.map(({ code }) => code)).size).toBe(9_999)
    expect(await refusalsOf(generateCouponCodes(staff, { couponId: id, count: 2, prefix: null }))).toMatchObject([
      { code: 'INVALID_INPUT', path: ['count'] },
    ])
    const { codes } = await generateCouponCodes(staff, { couponId: id, count: 1, prefix: null })
    expect(await couponByCode(reader, codes[0]!.code, nobody)).toMatchObject({ id, code: codes[0]!.code })
  })

  test('two who make them at once make no more than there may be', async () => {
    const { id } = await make({ isSeries: true })
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => generateCouponCodes(staff, { couponId: id, count: 6_000, prefix: null })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('are refused for a coupon that is none, for no count and for a wrong prefix, all at once', async () => {
    const { id } = await make()
    const wrong = { couponId: id, count: 0, prefix: 'FC-LINZ' }
    expect((await refusalsOf(generateCouponCodes(staff, wrong))).map(({ path }) => path)).toEqual([
      ['couponId'],
      ['count'],
      ['prefix'],
    ])
  })
})

describe('a percentage that is advertised', () => {
  const advertised = { isAdvertised: true, scope: 'product' } as const

  test('is refused for goods that were cheaper within 30 days, with their numbers', async () => {
    const product = await insertProduct(database, { productNumber: `T-${newId()}` })
    await insertPrices(database, product.id, { 60: 2990, 20: 1990, 5: 2990 })
    expect(await refusalsOf(make({ ...advertised, productId: product.id }))).toMatchObject([
      { code: 'COUPON_ABOVE_LOWEST_PRICE', path: ['isAdvertised'] },
    ])
  })

  test.each<[string, Record<number, number>, CouponChanges]>([
    ['goods whose price is the lowest', { 60: 2990, 20: 1990 }, {}],
    ['goods that were cheaper before that', { 90: 1990, 31: 2990 }, {}],
    ['an amount, which is no percentage', { 60: 2990, 20: 1990, 5: 2990 }, { type: 'flat', value: 500 }],
    ['customers with an account', { 60: 2990, 20: 1990, 5: 2990 }, { roles: ['user'] }],
    ['what is switched off', { 60: 2990, 20: 1990, 5: 2990 }, { isEnabled: false }],
    ['what is not advertised', { 60: 2990, 20: 1990, 5: 2990 }, { isAdvertised: false }],
  ])('is taken for %s', async (_what, prices, changes) => {
    const product = await insertProduct(database, { productNumber: `T-${newId()}` })
    await insertPrices(database, product.id, prices)
    expect(await make({ ...advertised, productId: product.id, ...changes })).toMatchObject({ revision: 1 })
  })

  test('looks at what everybody was asked for, and at the groups of a coupon', async () => {
    const product = await insertProduct(database, { productNumber: `T-${newId()}` })
    await insertPrices(database, product.id, { 60: 2990 })
    await insertPrices(database, product.id, { 60: 2990, 20: 2390, 5: 2990 }, { kind: 'asked' })
    const groupId = await insertGroup([product.id])
    const changes: CouponChanges = { isAdvertised: true, scope: 'productGroups', groupIds: [groupId] }
    expect(await codesOf(make(changes))).toEqual(['COUPON_ABOVE_LOWEST_PRICE'])
  })

  test('is asked about when that changes, and not when something else does', async () => {
    const product = await insertProduct(database, { productNumber: `T-${newId()}` })
    await insertPrices(database, product.id, { 60: 2990 })
    const made = await make({ ...advertised, productId: product.id })
    await insertPrices(database, product.id, { 20: 1990, 5: 2990 })
    const change = (changes: CouponChanges) => updateCoupon(staff, { couponId: made.id, revision: null, changes })
    expect(await change({ note: 'Plakat' })).toMatchObject({ note: 'Plakat' })
    expect(await codesOf(change({ value: 1200 }))).toEqual(['COUPON_ABOVE_LOWEST_PRICE'])
  })
})

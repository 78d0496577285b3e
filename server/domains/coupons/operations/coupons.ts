import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, refusal, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { productGroups, products } from '../../catalogue/tables.ts'
import type { Coupon, CouponCode } from '../queries/coupons.ts'
import { announcesPercentage, dearerThanLowest } from '../queries/lowestPrices.ts'
import { chanceCharacters, isPrefix, longestPrefix, normalisedCode, seriesCode } from '../rules/codes.ts'
import { type CouponChanges, type CouponTerms, keptCoupon } from '../rules/terms.ts'
import { couponCodes, coupons } from '../tables.ts'

/** Makes a coupon. Refuses as `keptCoupon`, with CODE_TAKEN, with NOT_FOUND products and groups that are not there, and with
 *  COUPON_ABOVE_LOWEST_PRICE (`dearerThanLowest`). */
export const createCoupon = operation('admin:coupons', async (scope, changes: CouponChanges): Promise<Coupon> => {
  const { tx, now, newId } = scope
  const { coupon, refusals } = keptCoupon(null, changes, [])
  refuseIf([...refusals, ...(await goodsRefusals(tx, coupon, null, [])), ...(await priceRefusals(scope, coupon, []))])
  const [created] = await refusingTaken(takenAt([]), () =>
    tx
      .insert(coupons)
      .values({ id: newId(), ...rowOf(coupon), createdAt: now, changedAt: now })
      .returning(),
  )
  await noteAudit(scope, {
    ...{ action: 'coupon.created', subjectId: created!.id, subjectName: created!.code },
    changes: changesBetween<Record<string, unknown>>({}, coupon),
  })
  return created!
})

export type UpdateCoupon = {
  readonly couponId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: CouponChanges
}

/** Changes a coupon; carts that have it are priced by its new terms. Refuses as `createCoupon`, with paths below
 *  `changes`, and with STALE_REVISION where somebody else was faster. Throws NotFound for one that is deleted. */
export const updateCoupon = operation('admin:coupons', async (scope, input: UpdateCoupon): Promise<Coupon> => {
  const { tx, now } = scope
  const before = await lockedCoupon(tx, input.couponId)
  refuseStale(before, input.revision)
  const terms = termsOf(before)
  const { coupon, refusals } = keptCoupon(terms, input.changes, ['changes'])
  const changes = changesBetween<Record<string, unknown>>(terms, coupon)
  refuseIf([
    ...refusals,
    ...(await goodsRefusals(tx, coupon, terms, ['changes'])),
    ...(announced.some(field => field in changes) ? await priceRefusals(scope, coupon, ['changes']) : []),
  ])
  if (Object.keys(changes).length === 0) return before
  const [saved] = await refusingTaken(takenAt(['changes']), () =>
    tx
      .update(coupons)
      .set({ ...rowOf(coupon), changedAt: now, revision: before.revision + 1 })
      .where(eq(coupons.id, before.id))
      .returning(),
  )
  await noteAudit(scope, { action: 'coupon.updated', subjectId: before.id, subjectName: saved!.code, changes })
  return saved!
})

type CouponIds = { readonly couponIds: readonly string[] }

/** Deletes coupons: their codes open nothing any more and are free; orders keep what they were granted. Ids that are none,
 *  or of deleted ones, are left out. Answers with those that it deleted. */
export const deleteCoupons = operation(
  'admin:coupons',
  async (scope, { couponIds }: CouponIds): Promise<{ deletedIds: string[] }> => {
    const { tx, now } = scope
    const deleted = await tx
      .update(coupons)
      .set({ deletedAt: now, changedAt: now, revision: sql`${coupons.revision} + 1` })
      .where(and(inArray(coupons.id, couponIds.filter(isId)), isNull(coupons.deletedAt)))
      .returning()
    await noteEach(scope, 'coupon.deleted', deleted)
    return { deletedIds: inOrder(couponIds, deleted) }
  },
)

/** Brings deleted coupons back, switched off. Refuses with CODE_TAKEN where another one has the code by now. Ids that are
 *  none, or of coupons that are not deleted, are left out. */
export const restoreCoupons = operation(
  'admin:coupons',
  async (scope, { couponIds }: CouponIds): Promise<{ restoredIds: string[] }> => {
    const { tx, now } = scope
    const restored = await refusingTaken({ coupons_code_key: { code: 'CODE_TAKEN', path: ['couponIds'] } }, () =>
      tx
        .update(coupons)
        .set({ deletedAt: null, isEnabled: false, changedAt: now, revision: sql`${coupons.revision} + 1` })
        .where(and(inArray(coupons.id, couponIds.filter(isId)), isNotNull(coupons.deletedAt)))
        .returning(),
    )
    await noteEach(scope, 'coupon.restored', restored)
    return { restoredIds: inOrder(couponIds, restored) }
  },
)

/** Most codes of one series. */
export const mostCodes = 10_000
/** Rows of one statement. */
const CODES_AT_ONCE = 2_000

export type GenerateCodes = {
  readonly couponId: string
  readonly count: number
  /** Letters and digits before each code; null: none. */
  readonly prefix: string | null
}

/**
 * Makes codes of a series, each for one order. Refuses with INVALID_INPUT a coupon that is no series, a count that is none or
 * leads above `mostCodes` in all, and a prefix that is none. Throws NotFound.
 */
export const generateCouponCodes = operation(
  'admin:coupons',
  async (
    scope,
    { couponId, count, prefix: entered }: GenerateCodes,
  ): Promise<{ coupon: Coupon; codes: CouponCode[] }> => {
    const { tx, now, newId } = scope
    // Whoever makes codes of a series waits for others who do: so the limit holds.
    const coupon = await lockedCoupon(tx, couponId)
    const prefix = normalisedCode(entered ?? '')
    const present = await tx.$count(couponCodes, eq(couponCodes.couponId, coupon.id))
    refuseIf([
      ...(coupon.isSeries ? [] : [refusal('INVALID_INPUT', ['couponId'], 'This coupon is no series of codes.')]),
      ...(Number.isSafeInteger(count) && count >= 1 && present + count <= mostCodes
        ? []
        : [refusal('INVALID_INPUT', ['count'], `From 1 to ${mostCodes} in all; there are ${present}.`)]),
      ...(prefix === '' || isPrefix(prefix)
        ? []
        : [refusal('INVALID_INPUT', ['prefix'], `At most ${longestPrefix} letters (A to Z) and digits.`)]),
    ])
    const codes = new Set<string>()
    while (codes.size < count) codes.add(seriesCode(prefix, randomBytes(chanceCharacters)))
    const rows = [...codes].map(code => ({ id: newId(), couponId: coupon.id, code, createdAt: now, usedAt: null }))
    for (let from = 0; from < rows.length; from += CODES_AT_ONCE) {
      await tx.insert(couponCodes).values(rows.slice(from, from + CODES_AT_ONCE))
    }
    await noteAudit(scope, {
      ...{ action: 'coupon.codesGenerated', subjectId: coupon.id, subjectName: coupon.code },
      changes: { codes: { old: present, new: present + count } },
    })
    return { coupon, codes: rows }
  },
)

const inOrder = (wanted: readonly string[], done: readonly Coupon[]): string[] => {
  const ids = new Set(done.map(({ id }) => id))
  return wanted.filter(id => ids.delete(id))
}

const noteEach = (
  scope: OperationScope,
  action: 'coupon.deleted' | 'coupon.restored',
  done: readonly Coupon[],
): Promise<void> =>
  noteAudit(
    scope,
    done.map(({ id, code }) => ({ action, subjectId: id, subjectName: code })),
  )

async function lockedCoupon(tx: Transaction, id: string): Promise<Coupon> {
  if (!isId(id)) throw new NotFound()
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.deletedAt)))
    .for('no key update')
  if (!coupon) throw new NotFound()
  return coupon
}

const takenAt = (path: readonly string[]) =>
  ({ coupons_code_key: { code: 'CODE_TAKEN', path: [...path, 'code'] } }) as const

const rowOf = (terms: CouponTerms) => ({ ...terms, groupIds: [...terms.groupIds], roles: [...terms.roles] })

function termsOf(row: Coupon): CouponTerms {
  const { code, type, value, scope, productId, groupIds, roles, useLimit, useLimitPerCustomer, note } = row
  const { validFrom, validUntil, minimumCents, isEnabled, isSeries, isAdvertised } = row
  return {
    ...{ code, type, value, scope, productId, groupIds, roles, useLimit, useLimitPerCustomer, note },
    ...{ validFrom, validUntil, minimumCents, isEnabled, isSeries, isAdvertised },
  }
}

/** What a public percentage is about. */
const announced = ['isAdvertised', 'isEnabled', 'type', 'value', 'scope', 'productId', 'groupIds', 'roles'] as const

/** COUPON_ABOVE_LOWEST_PRICE for a percentage that would be advertised for goods that were cheaper within 30 days. */
async function priceRefusals(
  { tx, now }: Pick<OperationScope, 'tx' | 'now'>,
  coupon: CouponTerms,
  path: readonly string[],
): Promise<Refusal[]> {
  if (!announcesPercentage(coupon)) return []
  const products = (await dearerThanLowest(tx, coupon, now)).map(({ productNumber }) => productNumber)
  if (products.length === 0) return []
  const message = `A percentage has to be one of the lowest price of 30 days, which is below the present one: ${products.join(', ')}.`
  return [refusal('COUPON_ABOVE_LOWEST_PRICE', [...path, 'isAdvertised'], message, { products })]
}

/** NOT_FOUND for a product and groups that are newly named and not there; what was deleted since may stay. */
async function goodsRefusals(
  tx: Transaction,
  { productId, groupIds }: CouponTerms,
  before: CouponTerms | null,
  path: readonly string[],
): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  if (productId !== null && productId !== before?.productId) {
    const isThere =
      isId(productId) && (await tx.$count(products, and(eq(products.id, productId), isNull(products.deletedAt)))) > 0
    if (!isThere) refusals.push(refusal('NOT_FOUND', [...path, 'productId'], 'There is no such product.'))
  }
  const added = groupIds.filter(id => !before?.groupIds.includes(id))
  if (added.length > 0) {
    const found = await tx
      .select({ id: productGroups.id })
      .from(productGroups)
      .where(and(inArray(productGroups.id, added.filter(isId)), isNull(productGroups.deletedAt)))
    if (found.length < added.length)
      refusals.push(refusal('NOT_FOUND', [...path, 'groupIds'], 'There is no such group.'))
  }
  return refusals
}

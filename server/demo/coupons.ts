import type { coupons } from '../domains/coupons/tables.ts'
import { addDays, type Day } from '../kit/days.ts'
import type { CatalogueRows } from './catalogue/rows/rowTypes.ts'
import { stableId } from './stableId.ts'

type Row = typeof coupons.$inferSelect

/** A coupon of each scope, and one for those with an account. None of what it is for is on sale, so that each takes
 *  something off. */
export function demoCoupons(
  { products, productGroups }: Pick<CatalogueRows, 'products' | 'productGroups'>,
  { now, today }: { readonly now: Date; readonly today: Day },
): Row[] {
  const groupId = productGroups.find(({ slug }) => slug === 'trainingsbekleidung')?.id
  const product = products.find(({ slug, kind }) => slug.startsWith('sporttasche') && kind === 'goods')
  const coupon = (code: string, order: number, values: Partial<Row>): Row => ({
    id: stableId('coupon', code, order),
    ...{ code, type: 'percent', value: 1000, scope: 'all', productId: null, groupIds: [], roles: ['everyone'] },
    ...{ useLimit: null, useLimitPerCustomer: null, validFrom: null, validUntil: null, minimumCents: null },
    ...{ isEnabled: true, isSeries: false, isAdvertised: false, note: null, useCount: 0, takenCents: 0 },
    ...{ createdAt: now, changedAt: now, deletedAt: null, revision: 1 },
    ...values,
  })
  return [
    coupon('WILLKOMMEN', 0, { type: 'flat', value: 500, minimumCents: 5000, useLimitPerCustomer: 1 }),
    coupon('VEREIN10', 1, { value: 1000, roles: ['user'], validUntil: addDays(today, 90) }),
    ...(groupId
      ? [coupon('TRAINING15', 2, { value: 1500, scope: 'productGroups', groupIds: [groupId], useLimit: 100 })]
      : []),
    ...(product
      ? [coupon('TASCHE20', 3, { value: 2000, scope: 'product', productId: product.id, validFrom: addDays(today, -7) })]
      : []),
  ]
}

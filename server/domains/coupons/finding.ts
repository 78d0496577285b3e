import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseCoupons } from './queries/coupons.ts'

/** Discount codes by code and note, series by each of their codes. */
export const couponFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'coupon', type: 'Coupon', area: 'coupons', component: 'coupons' },
    async find({ database, viewer, today }, search, limit) {
      const order = { field: 'changed', direction: 'desc' } as const
      const found = await browseCoupons(database.drizzle, viewer, { search }, order, { offset: 0, limit }, today)
      return found.map(({ id, code, note }) => ({ id, title: code, details: detailsOf(note) }))
    },
  },
]

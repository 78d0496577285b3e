import { type SQL, sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import type { CouponTerms } from '../rules/terms.ts'

/** How long prices count back. */
const DAYS = 30
/** So many are named. */
const MOST_NAMED = 20

/** Goods that cost more now than at some moment of the 30 days before. */
export type DearerProduct = { readonly productNumber: string }

/** Whether a coupon is a public announcement of a percentage, which has to be one of the lowest price of the 30 days
 *  before: it is advertised, for everybody, in percent, and can be used. Source: § 11 PAngV, § 9a PrAG; ECJ C-330/23. */
export const announcesPercentage = ({ isAdvertised, isEnabled, type, roles }: CouponTerms): boolean =>
  isAdvertised && isEnabled && type === 'percent' && roles.includes('everyone')

function meant({ scope, productId, groupIds }: CouponTerms): SQL {
  if (scope === 'product') return sql`h.product_id = ${productId}::uuid`
  if (scope === 'all') return sql`true`
  return sql`h.product_id in (select m.product_id from group_members m
    where m.group_id in (select jsonb_array_elements_text(${JSON.stringify(groupIds)}::jsonb)::uuid))`
}

/**
 * Some of the goods of a coupon on which a percentage off would be none of their lowest price of the last 30 days: what
 * everybody is asked for now is above it. Only goods that visitors can buy.
 */
export const dearerThanLowest = (reader: Reader, terms: CouponTerms, now: Date): Promise<DearerProduct[]> =>
  run<DearerProduct>(
    reader,
    sql`with points as (
        select h.product_id, h.variant_id, h.kind, h.price_cents,
          lead(h.at) over (partition by h.product_id, h.variant_id, h.kind order by h.at, h.id) as until,
          h.kind in ('regular', 'child') and exists (
            select from price_changes asked where asked.product_id = h.product_id
              and asked.variant_id is not distinct from h.variant_id
              and asked.kind = case h.kind when 'regular' then 'asked' else 'askedChild' end) as is_superseded
        from price_changes h where ${meant(terms)}
      ), dearer as (
        select product_id from points where not is_superseded
          and coalesce(until, 'infinity') > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS})
        group by product_id, variant_id, kind
        having min(price_cents) < max(price_cents) filter (where until is null)
      )
      select p.product_number as "productNumber" from products p
      where p.id in (select product_id from dearer) and p.deleted_at is null and not p.is_offline
      order by p.product_number limit ${MOST_NAMED}`,
  )

import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { prepare, type Reader } from '../../platform/statements.ts'
import { orders } from '../orders/tables.ts'
import type { PastOrder } from './rules.ts'
import { rehearsals } from './tables.ts'

export type Rehearsal = typeof rehearsals.$inferSelect

/** The latest try of a person in a section; null where there is none. */
export async function latestRehearsal(reader: Reader, accountId: string, section: string): Promise<Rehearsal | null> {
  const [row] = await reader
    .select()
    .from(rehearsals)
    .where(and(eq(rehearsals.accountId, accountId), eq(rehearsals.section, section)))
    .orderBy(desc(rehearsals.createdAt), desc(rehearsals.id))
    .limit(1)
  return row ?? null
}

/** What staff see of the orders of differences, by id. */
export async function ordersOf(reader: Reader, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await reader
          .select({
            id: orders.id,
            orderNumber: orders.orderNumber,
            customerName: orders.customerName,
            placedAt: orders.placedAt,
          })
          .from(orders)
          .where(inArray(orders.id, [...ids]))
  return new Map(rows.map(row => [row.id, row]))
}

/** Orders since an instant that were not cancelled. */
export async function ordersToPrice(reader: Reader, since: Date): Promise<number> {
  const [row] = await reader
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(sql`${orders.placedAt} >= ${since.toISOString()} and ${orders.state} <> 'cancelled'`)
  return row!.count
}

type Page = { readonly since: string; readonly before: string; readonly beforeId: string; readonly limit: number }

/** Some of the orders since an instant, the latest first, behind another one; with what prices depend on. */
export const readPastOrders = prepare<Page, PastOrder>(
  'past orders',
  sql`select o.id, to_json(o.placed_at) #>> '{}' as "placedAt", o.is_pickup as "isPickup",
    o.shipping_address ->> 'country' as country, o.shipping_address ->> 'zip' as zip,
    o.invoice_address ->> 'country' as "invoiceCountry", o.invoice_address ->> 'type' = 'company' as "isCompany",
    o.invoice_address ->> 'vatId' as "vatId",
    o.quote -> 'vat' @> '[{"category": "intraCommunity"}]' as "isIntraCommunity",
    coalesce(a.roles, array['guest']) as roles, coalesce(a.terms, '{}') as terms,
    o.quote -> 'vouchers' as vouchers,
    (select coalesce(json_agg(json_build_object(
      'kind', l.kind, 'productId', l.product_id, 'amount', l.amount, 'unitPriceCents', l.unit_price_cents, 'sumCents', l.sum_cents,
      'vatGroup', p.vat_group, 'shippingGroup', p.shipping_group,
      'discountGroups', coalesce(p.discount_groups, '{}'),
      'groupIds', (select coalesce(json_agg(m.group_id), '[]') from group_members m where m.product_id = p.id),
      'offers', (select coalesce(json_agg(json_build_object(
        'start', s.starts_at, 'end', s.ends_at, 'discountGroups', s.discount_groups)), '[]')
        from special_offers s where s.product_id = p.id),
      'weightGrams', case when l.kind = 'set'
        then (select coalesce(sum((e.piece ->> 'amount')::int * coalesce(v.weight_grams, q.weight_grams, 0)), 0)
          from jsonb_array_elements(l.pieces) e (piece)
          left join variants v on v.id = (e.piece ->> 'variantId')::uuid
          left join products q on q.id = (e.piece ->> 'productId')::uuid)
        else l.amount * coalesce(v.weight_grams, p.weight_grams, 0) end
      ) order by l.position), '[]')
      from order_lines l left join products p on p.id = l.product_id left join variants v on v.id = l.variant_id
      where l.order_id = o.id and l.amount > 0) as lines
    from orders o left join accounts a on a.id = o.account_id
    where o.placed_at >= ${sql.placeholder('since')}::timestamptz and o.state <> 'cancelled'
      and (o.placed_at, o.id) < (${sql.placeholder('before')}::timestamptz, ${sql.placeholder('beforeId')}::uuid)
    order by o.placed_at desc, o.id desc limit ${sql.placeholder('limit')}::int`,
)

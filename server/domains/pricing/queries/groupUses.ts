import { sql } from 'drizzle-orm'
import { prepare, type Reader } from '../../../platform/statements.ts'

/** How many products name a group of the settings, and how many accounts have it (discount groups alone). */
export type GroupUse = { readonly key: string; readonly products: number; readonly customers: number }

/** The groups that anything names, by kind; those that nothing names are missing. */
export type GroupUses = Readonly<Record<'vat' | 'shipping' | 'discount', readonly GroupUse[]>>

const readUses = prepare<
  Record<string, never>,
  { kind: keyof GroupUses; key: string; products: number; customers: number }
>(
  'group uses',
  sql`select kind, key, sum(products)::int as products, sum(customers)::int as customers from (
    select 'vat' as kind, vat_group as key, count(*) as products, 0 as customers
      from products where deleted_at is null and vat_group is not null group by 2
    union all
    select 'shipping', shipping_group, count(*), 0
      from products where deleted_at is null and shipping_group is not null group by 2
    union all
    select 'discount', g.key, count(distinct p.id), 0 from products p
      left join special_offers o on o.product_id = p.id
      cross join lateral unnest(p.discount_groups || coalesce(o.discount_groups, '{}')) g (key)
      where p.deleted_at is null group by 2
    union all
    select 'discount', g.key, 0, count(*)
      from accounts a cross join lateral jsonb_array_elements_text(a.terms -> 'discountGroups') g (key)
      where a.terms ? 'discountGroups' group by 2
  ) uses group by kind, key order by kind, key`,
)

/** Who names the groups of the settings. */
export async function groupUses(reader: Reader): Promise<GroupUses> {
  const rows = await readUses(reader, {})
  const of = (kind: keyof GroupUses) =>
    rows.filter(row => row.kind === kind).map(({ key, products, customers }) => ({ key, products, customers }))
  return { vat: of('vat'), shipping: of('shipping'), discount: of('discount') }
}

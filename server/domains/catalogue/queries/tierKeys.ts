import { sql } from 'drizzle-orm'

/** The keys of the variants that a tier price `t` is meant for; empty for all. What a rule means is worked out where it
 *  is read, so that a size that was added since is meant too. */
export const meantKeys: string = `case t.scope when 'all' then '{}'::text[] when 'some' then t.variant_keys
  else array(select v.key from variants v
    where v.product_id = t.product_id and v.is_child_size = (t.scope = 'child') order by v.sort_order, v.id) end`

/** Whether a tier price `t` is meant for anything that there is: of a rule without a variant, empty keys would mean all. */
const isMeantText = `(t.scope in ('all', 'some') or exists (
  select from variants v where v.product_id = t.product_id and v.is_child_size = (t.scope = 'child')))`

/** The same for statements that are put together of parts. */
export const meantKeysSql = sql.raw(meantKeys)
export const isMeantSql = sql.raw(isMeantText)

import { sql } from 'drizzle-orm'
import { tellOfMany } from '../../../platform/events.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { readSettings } from '../../settings/queries.ts'
import { stockChanged } from '../events.ts'
import { refreshListings } from '../listings/refreshListings.ts'
import { type StockCause, sayingWhy } from './moving.ts'

/** What the stock of a variant, or of a product without variants (`variantId` null), becomes: pieces, null for unlimited. */
export type StockWrite = { readonly productId: string; readonly variantId: string | null; readonly to: number | null }

/**
 * Writes stock that is different, in one statement, with its movements; tells of it and brings the lists up to date.
 * Revisions stay, as with what orders take. The products are locked (`lockProducts`), and no piece comes twice. The audit
 * is the caller's.
 */
export async function writeStock(
  scope: OperationScope,
  changes: readonly StockWrite[],
  cause: StockCause,
): Promise<void> {
  if (changes.length === 0) return
  const { tx, now } = scope
  const rows = changes.map(({ productId, variantId, to }) => ({
    product_id: productId,
    variant_id: variantId,
    value: to,
  }))
  await run(
    tx,
    sql`with given as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row(product_id uuid, variant_id uuid, value int)
    ), variants_set as (
      update variants v set available = g.value from given g where v.id = g.variant_id
    ), products_set as (
      update products p set updated_at = ${now.toISOString()}::timestamptz,
        available = case when own.is_own then own.value else p.available end
      from (
        select product_id, bool_or(variant_id is null) as is_own, max(value) filter (where variant_id is null) as value
        from given group by product_id
      ) as own where p.id = own.product_id
    )
    select ${sayingWhy(scope, cause)}`,
    'write stock',
  )
  await tellOfMany(
    tx,
    stockChanged,
    changes.map(({ productId, variantId }) => variantId ?? productId),
  )
  const products = [...new Set(changes.map(({ productId }) => productId))]
  await refreshListings(tx, products, { settings: await readSettings(tx), now, only: 'stock' })
}

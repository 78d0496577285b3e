import { sql } from 'drizzle-orm'
import { newId } from '../../../kit/ids.ts'
import { type Reader, run } from '../../../platform/statements.ts'
import type { Change } from './writeListings.ts'

/** Writes into the price history what everybody is asked for listed products, where it does not know that yet. */
export async function notePrices(tx: Reader, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ facts, asked }) =>
    asked.flatMap(({ variantId, kind, news }) =>
      news.map(({ at, priceCents }) => ({
        id: newId(),
        product_id: facts.id,
        variant_id: variantId,
        kind: kind === 'child' ? 'askedChild' : 'asked',
        price_cents: priceCents,
        at: new Date(at).toISOString(),
      })),
    ),
  )
  if (rows.length === 0) return
  await run(
    tx,
    sql`
    insert into price_changes (id, product_id, variant_id, kind, price_cents, at)
    select id, product_id, variant_id, kind, price_cents, at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      id uuid, product_id uuid, variant_id uuid, kind text, price_cents int, at timestamptz)`,
  )
}

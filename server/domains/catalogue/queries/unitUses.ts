import { sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'

/** How many products name a unit, by its key; units that none names are missing. */
export async function unitUses(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await run<{ key: string; products: number }>(
    reader,
    sql`select quantity_unit as key, count(*)::int as products from products
      where quantity_unit is not null and deleted_at is null group by 1`,
    'unit uses',
  )
  return new Map(rows.map(({ key, products }) => [key, products]))
}

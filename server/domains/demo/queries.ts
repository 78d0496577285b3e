import { sql } from 'drizzle-orm'
import { prepare, type Reader, run } from '../../platform/statements.ts'

/** Whether the demo shop is there, or was. */
export async function hadDemo(reader: Reader): Promise<boolean> {
  const rows = await run(reader, sql`select from demo_rows limit 1`)
  return rows.length > 0
}

/** How much of the demo is there. */
export type DemoState = {
  readonly customers: number
  readonly persons: number
  readonly orders: number
  readonly mails: number
  readonly products: number
}

const state = prepare<Record<string, never>, DemoState>(
  'demo state',
  sql`select
    (select count(*)::int from demo_rows d join accounts a using (id) where d.kind = 'customer') as customers,
    (select count(*)::int from demo_rows d join persons p using (id) where d.kind = 'person') as persons,
    (select count(*)::int from demo_rows d join orders o using (id) where d.kind = 'order') as orders,
    (select count(*)::int from demo_rows d join mails m on m.order_id = d.id where d.kind = 'order') as mails,
    (select count(*)::int from demo_rows d join products p using (id) where d.kind = 'product') as products`,
)

/** Reads how much of the demo is there, in one statement. */
export async function readDemo(reader: Reader): Promise<DemoState> {
  const [found] = await state(reader, {})
  return found!
}

import type { Database } from '../platform/database.ts'

/** Waits until nothing runs any more that was running when this was called: databases of other tests share the PostgreSQL,
 *  and what they have open holds pulls back just as what this one has. */
export async function settled({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  for (;;) {
    const { rows: still } = await pool.query<{ isOver: boolean }>(
      // The next question comes once the transaction that is the oldest is likely to be over.
      `select pg_snapshot_xmin(pg_current_snapshot())::text::numeric >= $1::numeric as "isOver", pg_sleep(0.005)`,
      [rows[0]!.next],
    )
    if (still[0]!.isOver) return
  }
}

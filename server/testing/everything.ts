import type { Database } from '../platform/database.ts'

/** Everything that the product keeps, table by table, to be compared with itself. */
export async function everything({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string>> {
  const { rows } = await pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const sums = rows.map(async ({ name }: { name: string }) => {
    const sum = await pool.query(`select md5(string_agg(t::text, '' order by t::text)) as sum from "${name}" t`)
    return [name, String(sum.rows[0].sum)] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}

import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const database = await testDatabase()

/** Samples by which the planner tells what few rows hold from what many do (see the migration that sets them). */
const SAMPLES = 1000

test('what words are looked for in is sampled finely enough to tell few from many', async () => {
  const { rows } = await database.pool.query<{ index: string; samples: number | null }>(
    `select x.indexrelid::regclass::text as index, coalesce(nullif(i.attstattarget, -1), c.attstattarget)::int as samples
     from pg_index x
       join pg_attribute i on i.attrelid = x.indexrelid and i.attnum = 1
       left join pg_attribute c on c.attrelid = x.indrelid and c.attnum = x.indkey[0] and c.attnum > 0
     where (select opcname from pg_opclass where oid = x.indclass[0]) = 'gin_trgm_ops'`,
  )
  expect(rows.length).toBeGreaterThan(6)
  expect(rows.filter(({ samples }) => samples === null || samples < SAMPLES)).toEqual([])
})

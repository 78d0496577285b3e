import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { testDatabase } from '../testing/database.ts'
import { declaredOf, workerJobs } from './internals.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The releases whose inside was read. With another one: read it again, mend `internals.ts`, and write it here. */
test.each([
  ['graphile-worker', '0.18.0'],
  ['@pothos/core', '4.15.1'],
  ['drizzle-orm', '1.0.0-rc.5'],
])('%s is the release whose inside was read', (name, version) => {
  expect(JSON.parse(read(`node_modules/${name}/package.json`)).version).toBe(version)
})

const database = await testDatabase()

describe('graphile-worker', () => {
  test('has the tables and columns that are asked', async () => {
    const { rows } = await database.pool.query(
      `select j.id, j.attempts, j.max_attempts, j.run_at, j.created_at, j.last_error, j.locked_at, j.payload, t.identifier
      from ${workerJobs} limit 0`,
    )
    expect(rows).toEqual([])
  })

  test('puts off a failed job by what is taken for it', () => {
    expect(read('node_modules/graphile-worker/dist/sql/failJobs.js')).toContain(
      "run_at = greatest(now(), run_at) + (exp(least(attempts, 10)) * interval '1 second')",
    )
  })
})

test('Pothos keeps with a field what it was declared with', () => {
  const fields = schema.getQueryType()?.getFields() ?? {}
  expect(declaredOf<{ shared?: boolean }>(fields.shop!)?.shared).toBe(true)
})

test('drizzle runs a statement that was built by the name it is given, and answers with rows', async () => {
  const rows = await database.drizzle.transaction(async tx => {
    const built = new PgDialect().sqlToQuery(sql`select ${2}::int + 1 as sum`)
    await tx._.session.prepareQuery(built, 'objects', 'a sum').execute()
    return tx._.session
      .prepareQuery(
        new PgDialect().sqlToQuery(
          sql`select name, result_types::text from pg_prepared_statements where name = 'a sum'`,
        ),
        'objects',
        false,
      )
      .execute()
  })
  expect(rows).toEqual([{ name: 'a sum', result_types: '{integer}' }])
})

test('nothing else looks into them', () => {
  const inside = /graphile_worker\._private|extensions\.pothosOptions|pothosOptions } = |\.prepareQuery\(/
  const files = globSync('server/**/*.ts', { cwd: root }).filter(
    path => !path.endsWith('.test.ts') && inside.test(read(path)),
  )
  expect(files.sort()).toEqual(['server/platform/internals.ts', 'server/platform/statements.ts'])
})

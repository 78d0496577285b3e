import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { importsOf } from '../../testing/tables.ts'
import { runImport } from './operations.ts'
import { importErrors } from './tables.ts'

const database = await testDatabase()
const { admin, work, at, check } = await importsOf(database)

test('luma', async () => {
  const file = readFileSync('/work/shared/reference/catalogue/luma-clothing.vendure.csv')
  const row = await check(file, { name: 'luma.csv' })
  const errors = await database.drizzle.select().from(importErrors)
  expect(errors.slice(0, 5)).toEqual([])
  expect(row).toMatchObject({ state: 'checked', newCount: 147, errorCount: 0 })
  await runImport(admin, { importId: row.id })
  await work()
  expect(await at(row.id)).toMatchObject({ state: 'done' })
  const { rows } = await database.pool.query('select count(*)::int from variants')
  expect(rows).toEqual([{ count: 1847 }])
})

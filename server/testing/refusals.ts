import { expect } from 'vitest'
import { Refused } from '../kit/refusals.ts'
import type { Database } from '../platform/database.ts'
import { countRows } from './builders.ts'

/** What a use case refuses, as code and path, in its order. Fails where it refuses nothing. */
export async function refusalsOf(run: Promise<unknown>): Promise<string[]> {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refused)) throw error ?? new Error('nothing was refused')
  return error.refusals.map(({ code, path }) => `${code} ${path.join('.')}`)
}

const watched = [
  ...['products', 'variants', 'product_groups', 'product_group_parents', 'colors', 'tier_prices', 'set_slots'],
  ...['group_members', 'listings', 'group_listings', 'site_versions'],
]
const appended = ['price_changes', 'stock_movements', 'audit_entries']

/** The state of the catalogue as sums and counts, to be compared with itself. */
export const catalogueState = (database: Database): Promise<unknown[]> =>
  Promise.all([
    ...watched.map(async table => {
      const statement = `select md5(string_agg(t::text, '' order by t::text)) as sum from ${table} t`
      return (await database.pool.query(statement)).rows
    }),
    ...appended.map(table => countRows(database, table)),
  ])

/** What a change of the catalogue refuses, sorted; fails where it changes something all the same. */
export async function refusedWithoutTrace(database: Database, run: () => Promise<unknown>): Promise<string[]> {
  const before = await catalogueState(database)
  const refusals = (await refusalsOf(run())).toSorted()
  expect(await catalogueState(database)).toEqual(before)
  return refusals
}

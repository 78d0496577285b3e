import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '../../../kit/ids.ts'
import { insertProduct } from '../../../testing/builders.ts'
import { testDatabase } from '../../../testing/database.ts'
import { tierPrices } from '../tables.ts'

/** What the migration that brought scopes makes of tiers that named their variants one by one. */
const folder = join(import.meta.dirname, '../../../../drizzle')
const statements = globSync('*/migration.sql', { cwd: folder })
  .flatMap(file => readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
  .filter(statement => /UPDATE "tier_prices".*"scope"/s.test(statement))

test('lists that say all, all children’s or all other sizes become that rule, others stay lists', async () => {
  const database = await testDatabase()
  const child = { fit: 'children', isChildSize: true } as const
  const { id } = await insertProduct(database, {}, [
    { key: 'm' },
    { key: 'l', size: 'L' },
    { key: 'c1', size: '140', ...child },
    { key: 'c2', size: '152', ...child },
  ])
  const { id: children } = await insertProduct(database, {}, [{ key: 'c1', ...child }])
  const { id: bare } = await insertProduct(database, {}, [])
  await database.pool.query('alter table tier_prices drop constraint tier_prices_keys')
  const tier = (productId: string, fromAmount: number, variantKeys: string[]) => ({
    ...{ id: newId(), productId, fromAmount, priceCents: 1, variantKeys },
  })
  await database.drizzle
    .insert(tierPrices)
    .values([
      tier(id, 1, []),
      tier(id, 2, ['l', 'm']),
      tier(id, 3, ['c2', 'c1']),
      tier(id, 4, ['m', 'l', 'c1', 'c2']),
      tier(id, 5, ['m']),
      tier(id, 6, ['m', 'l', 'c1']),
      tier(children, 7, ['c1']),
      tier(bare, 8, ['gone']),
    ])
  expect(statements).toHaveLength(2)
  for (const statement of statements) await database.pool.query(statement)
  const { rows } = await database.pool.query('select scope, variant_keys as keys from tier_prices order by from_amount')
  expect(rows).toEqual([
    { scope: 'all', keys: [] },
    { scope: 'adult', keys: [] },
    { scope: 'child', keys: [] },
    { scope: 'all', keys: [] },
    { scope: 'some', keys: ['m'] },
    { scope: 'some', keys: ['m', 'l', 'c1'] },
    { scope: 'all', keys: [] },
    { scope: 'some', keys: ['gone'] },
  ])
})

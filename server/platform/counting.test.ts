import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { countEach, isBeyond } from './counting.ts'

const { drizzle } = await testDatabase()

const numbers = (most: number) => sql`generate_series(1, ${most}::int) as number`

test('each condition is counted, in one statement', async () => {
  const counts = await countEach(drizzle, numbers(10), { all: sql`true`, even: sql`number % 2 = 0`, none: sql`false` })
  expect(counts).toEqual({ all: 10, even: 5, none: 0 })
})

test.each([
  [999, 999, false],
  [1_000, 1_000, false],
  [1_001, 1_001, true],
  [5_000, 1_001, true],
])('of %i rows it counts %i', async (rows, expected, isMore) => {
  const { all } = await countEach(drizzle, numbers(rows), { all: sql`true` })
  expect(all).toBe(expected)
  expect(isBeyond(all)).toBe(isMore)
})

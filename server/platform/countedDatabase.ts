import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './database.ts'

/** What statements came to: how many there were, and how long they were waited for in milliseconds, one after the other. */
export type StatementCount = { statements: number; milliseconds: number }

type Ask = (...given: never[]) => Promise<unknown>

/** Counts into `count` what is asked through `query`. */
function countingQuery(query: Ask, count: StatementCount): Ask {
  return async (...given) => {
    const began = performance.now()
    count.statements += 1
    try {
      return await query(...given)
    } finally {
      count.milliseconds += performance.now() - began
    }
  }
}

/** A thing that is as it was, but for some of its functions. */
const withOther = <Thing extends object>(thing: Thing, other: Partial<Record<keyof Thing, unknown>>): Thing =>
  new Proxy(thing, {
    get(target, name) {
      if (name in other) return other[name as keyof Thing]
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/**
 * The same database, whose statements are counted into `count`: those of transactions too, with their begin and commit.
 * It costs something and is for looking closely at one request.
 */
export function countedDatabase(database: Database, count: StatementCount): Database {
  const { pool } = database
  const ofClient = (client: pg.PoolClient): pg.PoolClient =>
    withOther(client, { query: countingQuery(client.query.bind(client) as never, count) })
  const counted = withOther(pool, {
    query: countingQuery(pool.query.bind(pool) as never, count),
    connect: async () => ofClient(await pool.connect()),
  })
  return { ...database, pool: counted, drizzle: drizzle({ client: counted }) as unknown as Database['drizzle'] }
}

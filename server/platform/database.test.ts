import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import {
  finishWith,
  inTransaction,
  isUnavailable,
  migrateDatabase,
  openDatabase,
  shareTransaction,
} from './database.ts'
import { StartFailure } from './failure.ts'
import { run } from './statements.ts'

const database = await testDatabase()
await database.pool.query('create table balances (name text primary key, cents int not null)')

const balances = async () =>
  Object.fromEntries(
    (await database.pool.query<{ name: string; cents: number }>('select * from balances order by name')).rows.map(
      row => [row.name, row.cents],
    ),
  )

describe('the database', () => {
  it('sorts German words as a German dictionary does', async () => {
    const { rows } = await database.pool.query(`select string_agg(w, ' ' order by w) as words
      from unnest(array['Zebra', 'Ärmel', 'Apfel', 'Österreich', 'Ostern']) as w`)
    expect(rows).toEqual([{ words: 'Apfel Ärmel Ostern Österreich Zebra' }])
  })

  it('rolls back everything when the work fails, and passes the failure on', async () => {
    const work = inTransaction(database, async tx => {
      await run(tx, sql`insert into balances values ('lost', 1)`)
      throw new RangeError('no')
    })
    await expect(work).rejects.toThrow(new RangeError('no'))
    expect(await balances()).toEqual({})
  })

  it('shares one transaction: a part that fails is undone alone, and all of it where the whole fails', async () => {
    const add = (within: Parameters<typeof inTransaction>[0], name: string) =>
      inTransaction(within, tx => run(tx, sql`insert into balances values (${name}, 1)`))
    const failing = (within: Parameters<typeof inTransaction>[0]) =>
      inTransaction(within, async tx => {
        await run(tx, sql`insert into balances values ('part', 1)`)
        throw new RangeError('no')
      })
    const seen = await shareTransaction(database, async (within, tx) => {
      await add(within, 'one')
      await expect(failing(within)).rejects.toThrow(new RangeError('no'))
      // A name that is there already: the statement fails, and what follows works all the same.
      await expect(add(within, 'one')).rejects.toThrow()
      await inTransaction(within, part => finishWith(part, 'last', sql`insert into balances values ('last', 1)`))
      await add(within, 'two')
      expect(await balances()).toEqual({})
      const { rows } = await within.pool.query<{ count: number }>('select count(*)::int as count from balances')
      return [rows[0]!.count, (await run(tx, sql`select name from balances order by name`)).length]
    })
    expect(seen).toEqual([3, 3])
    expect(await balances()).toEqual({ last: 1, one: 1, two: 1 })
    const whole = shareTransaction(database, async within => {
      await add(within, 'three')
      throw new RangeError('all')
    })
    await expect(whole).rejects.toThrow(new RangeError('all'))
    expect(await balances()).toEqual({ last: 1, one: 1, two: 1 })
    await database.pool.query('delete from balances')
  })

  it('repeats a transaction that PostgreSQL ended to break a deadlock', async () => {
    await database.pool.query(`insert into balances values ('a', 0), ('b', 0)`)
    let attempts = 0
    const firstStep = Promise.withResolvers<void>()
    let waiting = 2
    const add = (first: string, second: string) =>
      inTransaction(database, async tx => {
        attempts += 1
        await run(tx, sql`update balances set cents = cents + 1 where name = ${first}`)
        waiting -= 1
        if (waiting === 0) firstStep.resolve()
        await firstStep.promise
        await run(tx, sql`update balances set cents = cents + 1 where name = ${second}`)
      })
    await Promise.all([add('a', 'b'), add('b', 'a')])
    expect(attempts).toBe(3)
    expect(await balances()).toEqual({ a: 2, b: 2 })
  })

  it('reads what the work needs with the same journey that begins the transaction', async () => {
    const seen = await inTransaction(
      database,
      async (tx, before: string | undefined) => {
        const [inside] = await run<{ id: string }>(tx, sql`select pg_current_xact_id()::text as id`)
        return [before, inside?.id]
      },
      async tx => (await run<{ id: string }>(tx, sql`select pg_current_xact_id()::text as id`))[0]?.id,
    )
    expect(seen[0]).toMatch(/^\d+$/)
    expect(seen[1]).toBe(seen[0])
  })

  it('ends a transaction together with its last statement, whole or not at all', async () => {
    const finish = (cents: number | null) =>
      inTransaction(database, async tx => {
        await run(tx, sql`insert into balances values (${`first ${cents}`}, 1)`)
        const last = sql`insert into balances values (${`last ${cents}`}, ${cents}) returning cents`
        const rows = await finishWith<{ cents: number }>(tx, 'last', last)
        await expect(finishWith(tx, 'last', last)).rejects.toThrow('only a transaction that runs')
        return rows
      })
    expect(await finish(5)).toEqual([{ cents: 5 }])
    await expect(finish(null)).rejects.toThrow('null value in column "cents"')
    expect(await balances()).toMatchObject({ 'first 5': 1, 'last 5': 5 })
    expect(Object.keys(await balances()).filter(name => name.endsWith('null'))).toEqual([])
    expect((await database.pool.query('select now() = statement_timestamp() as is_fresh')).rows).toEqual([
      { is_fresh: true },
    ])
  })

  it('keeps the plan of each shape of a statement, whatever its values', async () => {
    const kept = await inTransaction(database, async tx => {
      const add = (amount: number, second: string) =>
        run<{ sum: number }>(tx, sql`select ${amount}::int + ${sql.raw(second)} as sum`, 'add')
      const sums = [await add(1, '1'), await add(2, '1'), await add(3, '4')]
      expect(sums.flat().map(row => row.sum)).toEqual([2, 3, 7])
      const names = await run<{ name: string }>(
        tx,
        sql`select name from pg_prepared_statements where name like 'add %'`,
      )
      return names
    })
    expect(kept).toHaveLength(2)
  })

  it('is migrated once when several processes start at the same time', async () => {
    await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)])
    const { rows } = await database.pool.query(
      'select name from drizzle.__drizzle_migrations group by name having count(*) > 1',
    )
    expect(rows).toEqual([])
  })

  it('says in one sentence without the password that it is out of reach', async () => {
    const attempt = openDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/shop' })
    await expect(attempt).rejects.toThrow(
      new StartFailure('The database at 127.0.0.1:1/shop is out of reach: connect ECONNREFUSED 127.0.0.1:1.'),
    )
  })

  it('knows that a connection broke between two statements of a transaction', async () => {
    const work = inTransaction(database, async tx => {
      const [row] = await run<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
      await database.pool.query('select pg_terminate_backend($1, 5000)', [row!.pid])
      // The news of it arrives with a later turn.
      await sleep(50)
      return run(tx, sql`select 1`)
    })
    const error = await work.catch((thrown: unknown) => thrown)
    expect(isUnavailable(error), String(error)).toBe(true)
  })

  it.each([
    [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
    [new Error('Failed query', { cause: Object.assign(new Error('full'), { code: '53100' }) }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [new Error('Client was closed and is not queryable'), true],
    [Object.assign(new Error('duplicate'), { code: '23505' }), false],
    [new Error('something else'), false],
    [Object.assign(new Error('could not extend file "a": Disk quota exceeded'), { code: 'XX000' }), true],
    [Object.assign(new Error('cache lookup failed'), { code: 'XX000' }), false],
  ])('knows a failure that will pass: %s', (error, expected) => {
    expect(isUnavailable(error)).toBe(expected)
  })
})

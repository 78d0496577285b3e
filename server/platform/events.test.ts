import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reactions } from '../reactions.ts'
import { testDatabase } from '../testing/database.ts'
import { inTransaction } from './database.ts'
import { defineEvent, react, reactionTasks, reactWith, tell } from './events.ts'
import { startJobs } from './jobs.ts'
import { silentLog } from './log.ts'
import { run } from './statements.ts'
import { tasksWith } from './tasks.ts'

const database = await testDatabase()
const won = defineEvent('match.won', z.object({ goals: z.int() }), { webhook: { none: 'it is a game' } })
const lost = defineEvent('match.lost', z.object({}), {
  webhook: { none: 'it is a game' },
  unheard: 'nobody wants to hear of it',
})
const seen: string[] = []
let failures = 0
const ours = [
  react(won, 'sports.cheer', async (_scope, { goals }) => void seen.push(`cheer ${goals}`)),
  react(won, 'sports.note', async ({ tx }, { goals }) => {
    await run(
      tx,
      sql`insert into settings (key, value, updated_at) values ('goals', ${JSON.stringify(goals)}::jsonb, now())`,
    )
    failures += 1
    if (failures === 1) throw new Error('the pen broke')
  }),
]
const parts = {
  database,
  dataDir: 'none',
  mailServer: null,
  personalData: [],
  publicUrl: 'https://shop.example',
  now: () => new Date(),
  newId: () => 'id',
}
const jobs = async () =>
  (
    await database.pool.query(
      `select task_identifier as task, attempts, max_attempts as most, last_error as error
      from graphile_worker.jobs order by task_identifier`,
    )
  ).rows

beforeEach(() => {
  seen.length = 0
  failures = 0
  reactWith(ours)
})
afterEach(async () => {
  reactWith(reactions)
  await database.pool.query('delete from graphile_worker._private_jobs')
  await database.pool.query(`delete from settings where key = 'goals'`)
})

describe('an event', () => {
  it('is a job for each reaction to it, added by one statement', async () => {
    await inTransaction(database, tx => tell(tx, won, { goals: 3 }))
    expect(await jobs()).toEqual([
      { task: 'sports.cheer', attempts: 0, most: 10, error: null },
      { task: 'sports.note', attempts: 0, most: 10, error: null },
    ])
  })

  it('that nothing follows from is no job', async () => {
    await inTransaction(database, tx => tell(tx, lost, {}))
    expect(await jobs()).toEqual([])
  })

  it('of a transaction that is rolled back was never told', async () => {
    const failing = inTransaction(database, async tx => {
      await tell(tx, won, { goals: 3 })
      throw new RangeError('offside')
    })
    await expect(failing).rejects.toThrow('offside')
    expect(await jobs()).toEqual([])
  })

  it('is worked on by each reaction alone: one that fails leaves nothing, keeps no other, and is tried again', async () => {
    const tasks = tasksWith(reactionTasks(ours), { ...parts, storage: null as never, images: null as never })
    await inTransaction(database, tx => tell(tx, won, { goals: 4 }))
    const working = await startJobs({ url: database.url, tasks, log: silentLog })
    try {
      await expect.poll(jobs).toEqual([{ task: 'sports.note', attempts: 1, most: 10, error: 'Error' }])
      expect(seen).toEqual(['cheer 4'])
      expect((await database.pool.query(`select 1 from settings where key = 'goals'`)).rows).toEqual([])
      await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
      await expect.poll(jobs).toEqual([])
      expect((await database.pool.query(`select value from settings where key = 'goals'`)).rows).toEqual([{ value: 4 }])
      expect(seen).toEqual(['cheer 4'])
    } finally {
      await working.stop()
    }
  })

  it('is read as it was declared: what is none of it reaches no reaction', async () => {
    const tasks = tasksWith(reactionTasks(ours), { ...parts, storage: null as never, images: null as never })
    const job = { id: '1', attempt: 1, mostAttempts: 1, signal: new AbortController().signal }
    await expect(tasks['sports.cheer']!({ goals: 'many' }, job)).rejects.toThrow('goals')
    expect(seen).toEqual([])
  })

  it('has reactions of different names', () => {
    expect(() => reactWith([...ours, ours[0]!])).toThrow('two reactions are named sports.cheer')
  })
})

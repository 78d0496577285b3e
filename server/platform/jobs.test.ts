import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { inTransaction } from './database.ts'
import { addJob, startJobs, type Task } from './jobs.ts'
import { silentLog } from './log.ts'

const database = await testDatabase()
const stops: (() => Promise<void>)[] = []

async function work(tasks: Record<string, Task>) {
  const jobs = await startJobs({ url: database.url, tasks, log: silentLog })
  stops.push(jobs.stop)
  return jobs
}

const waiting = async () =>
  (await database.pool.query('select task_identifier, attempts, locked_by from graphile_worker.jobs order by id')).rows

afterEach(async () => {
  await Promise.all(stops.splice(0).map(stop => stop()))
  await database.pool.query('delete from graphile_worker._private_jobs')
})

describe('jobs', () => {
  it('run once the transaction that added them is committed, with their payload', async () => {
    const seen = Promise.withResolvers<unknown>()
    await work({ greet: async payload => seen.resolve(payload) })
    await inTransaction(database, tx => addJob(tx, 'greet', { name: "Zoë's 'Übung'" }))
    expect(await seen.promise).toEqual({ name: "Zoë's 'Übung'" })
  })

  it('do not exist when the transaction is rolled back', async () => {
    const failing = inTransaction(database, async tx => {
      await addJob(tx, 'greet', {})
      throw new RangeError('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await waiting()).toEqual([])
  })

  it('wait for their time, and give way to a later job with the same key', async () => {
    const runAt = new Date(Date.now() + 3_600_000)
    await inTransaction(database, tx => addJob(tx, 'first', {}, { runAt, key: 'one' }))
    await inTransaction(database, tx => addJob(tx, 'second', {}, { runAt, key: 'one', mostAttempts: 3 }))
    expect(await waiting()).toEqual([{ task_identifier: 'second', attempts: 0, locked_by: null }])
  })

  it('that fail wait for another attempt', async () => {
    const failed = Promise.withResolvers<number>()
    await work({
      fail: async (_payload, job) => {
        failed.resolve(job.attempt)
        throw new Error('not today')
      },
    })
    await inTransaction(database, tx => addJob(tx, 'fail', {}))
    expect(await failed.promise).toBe(1)
    await expect.poll(waiting).toEqual([{ task_identifier: 'fail', attempts: 1, locked_by: null }])
  })

  it('keep of what they threw only its kind; the words go to the log', async () => {
    const lines: object[] = []
    const log = { ...silentLog, warn: (fields: object) => void lines.push(fields) }
    const error = Object.assign(new RangeError('kim@example.com is no number'), { code: 'ERR_OF_OURS' })
    const task = () => Promise.reject(error)
    const jobs = await startJobs({ url: database.url, tasks: { fail: task }, log })
    stops.push(jobs.stop)
    await inTransaction(database, tx => addJob(tx, 'fail', {}, { mostAttempts: 1 }))
    const stored = async () => (await database.pool.query('select last_error from graphile_worker.jobs')).rows
    await expect.poll(stored).toEqual([{ last_error: 'RangeError ERR_OF_OURS' }])
    expect(lines).toContainEqual({ error, task: 'fail', job: expect.any(String), attempt: 1, mostAttempts: 1 })
  })

  it('that come by themselves leave one failure at most, and none once they went well', async () => {
    let isWell = false
    const tasks: Record<string, Task> = {
      tidy: async () => {
        if (!isWell) throw new Error('no')
      },
      other: async () => {
        throw new Error('no')
      },
    }
    const jobs = await startJobs({ url: database.url, tasks, schedule: { tidy: '0 0 1 1 *' }, log: silentLog })
    stops.push(jobs.stop)
    const add = (task: string) => inTransaction(database, tx => addJob(tx, task, {}, { mostAttempts: 1 }))
    const left = async () =>
      (
        await database.pool.query(`select task_identifier as task, count(*)::int as count, min(attempts) as tried,
          bool_or(locked_at is not null) as busy from graphile_worker.jobs group by 1 order by 1`)
      ).rows
    await add('other')
    await add('other')
    const others = { task: 'other', count: 2, tried: 1, busy: false }
    await add('tidy')
    await expect.poll(left).toEqual([others, { task: 'tidy', count: 1, tried: 1, busy: false }])
    const [first] = (await database.pool.query(`select max(id) as id from graphile_worker.jobs`)).rows
    await add('tidy')
    const latest = async () => (await database.pool.query(`select max(id) as id from graphile_worker.jobs`)).rows[0].id
    await expect.poll(left).toEqual([others, { task: 'tidy', count: 1, tried: 1, busy: false }])
    expect(Number(await latest())).toBeGreaterThan(Number(first.id))
    isWell = true
    await add('tidy')
    await expect.poll(left).toEqual([others])
  })

  it('that run when the product stops are finished first', async () => {
    const started = Promise.withResolvers<void>()
    let isDone = false
    const jobs = await startJobs({
      url: database.url,
      log: silentLog,
      tasks: {
        slow: async () => {
          started.resolve()
          await sleep(300)
          isDone = true
        },
      },
    })
    await inTransaction(database, tx => addJob(tx, 'slow', {}))
    await started.promise
    await jobs.stop()
    expect(isDone).toBe(true)
    expect(await waiting()).toEqual([])
  })

  it('that take too long to stop are given back', async () => {
    const started = Promise.withResolvers<void>()
    const jobs = await startJobs({
      url: database.url,
      log: silentLog,
      tasks: {
        endless: async () => {
          started.resolve()
          await sleep(60_000, undefined, { ref: false })
        },
      },
    })
    await inTransaction(database, tx => addJob(tx, 'endless', {}))
    await started.promise
    const start = Date.now()
    await jobs.stop()
    expect(Date.now() - start).toBeLessThan(6_000)
    expect(await waiting()).toEqual([{ task_identifier: 'endless', attempts: 1, locked_by: null }])
  })

  it('of a killed process are taken over, those of a living one are not', async () => {
    const started = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const runs: string[] = []
    await work({
      lasting: async () => {
        runs.push('lasting')
        started.resolve()
        await done.promise
      },
    })
    await inTransaction(database, tx => addJob(tx, 'lasting', {}))
    await started.promise
    await inTransaction(database, tx => addJob(tx, 'orphan', {}))
    await database.pool.query(`update graphile_worker._private_jobs set locked_by = 'pool-killed', attempts = 1,
      locked_at = now() - interval '1 minute' where locked_by is null`)
    await database.pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`)
    const taken = Promise.withResolvers<void>()
    await work({
      lasting: async () => {
        runs.push('lasting again')
      },
      orphan: async (_payload, job) => {
        runs.push(`orphan, attempt ${job.attempt}`)
        taken.resolve()
      },
    })
    await taken.promise
    done.resolve()
    expect(runs).toEqual(['lasting', 'orphan, attempt 2'])
  })
})

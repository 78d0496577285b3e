import { sql } from 'drizzle-orm'
import { NotFound } from '../kit/refusals.ts'
import { countUpTo } from './counting.ts'
import type { Transaction } from './database.ts'
import { fromWorkerJobs, workerPause } from './internals.ts'
import { type Reader, run } from './statements.ts'

/** A job that was tried as often as it may be. */
export interface FailedJob {
  readonly id: string
  readonly task: string
  readonly attempts: number
  /** When its last attempt ended. */
  readonly failedAt: Date
  /** The kind of what it threw last; null where the process died of it. */
  readonly error: string | null
}

const hasFailed = sql`j.attempts >= j.max_attempts and j.locked_at is null`
const failed = sql`${fromWorkerJobs} where ${hasFailed}`

/** A page of the jobs that gave up, the latest first. */
export async function browseFailedJobs(
  reader: Reader,
  { offset, limit }: { offset: number; limit: number },
): Promise<FailedJob[]> {
  const rows = await run<Omit<FailedJob, 'failedAt'> & { failedAt: string }>(
    reader,
    sql`select j.id::text as id, t.identifier as task, j.attempts::int as attempts, j.last_error as error,
      (case when j.last_error is null then j.run_at else greatest(j.created_at, j.run_at - ${workerPause}) end)::text as "failedAt"
      from ${failed} order by j.run_at desc, j.id desc offset ${offset} limit ${limit}`,
  )
  return rows.map(row => ({ ...row, failedAt: new Date(row.failedAt) }))
}

export const countFailedJobs = (reader: Reader, most: number): Promise<number> =>
  countUpTo(reader, most, fromWorkerJobs, hasFailed)

/** Has a job that gave up tried again from the beginning, at once. Answers with its task; throws NotFound for any other. */
export async function retryFailedJob(tx: Transaction, id: string): Promise<string> {
  const known = /^\d{1,18}$/.test(id) ? id : null
  const [job] = await run<{ task: string }>(
    tx,
    sql`select t.identifier as task from ${failed} and j.id = ${known}::bigint for update of j`,
  )
  if (!job) throw new NotFound()
  await run(tx, sql`select graphile_worker.reschedule_jobs(array[${known}::bigint], run_at => now(), attempts => 0)`)
  return job.task
}

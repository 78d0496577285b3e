import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import {
  Logger,
  parseCrontab,
  type Runner,
  run as runWorker,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import pg from 'pg'
import type { Transaction } from './database.ts'
import { errorCode, messageOf } from './failure.ts'
import type { Log } from './log.ts'
import { run } from './statements.ts'

/** What a task is told about the attempt it makes. */
export interface JobRun {
  readonly id: string
  /** 1 for the first attempt. */
  readonly attempt: number
  readonly mostAttempts: number
  /** Aborts when the product stops and will wait no longer. */
  readonly signal: AbortSignal
}

/** Does one kind of job. It may run twice for the same job, after a crash, and must bear that. */
export type Task = (payload: unknown, job: JobRun) => Promise<void>

export interface JobOptions {
  readonly runAt?: Date
  /** Jobs of one queue run one after the other. */
  readonly queue?: string
  /** Attempts before the job is given up; 25 otherwise, which with growing pauses takes about three days. */
  readonly mostAttempts?: number
  /** A job that waits under the same key is replaced. */
  readonly key?: string
}

/**
 * Adds a job within the transaction: it exists if and only if the transaction is committed, and starts right after.
 * `payload` is anything that JSON holds.
 */
export async function addJob(tx: Transaction, task: string, payload: unknown, options: JobOptions = {}): Promise<void> {
  await run(tx, sql`select id from ${addingJob(task, payload, options)}`)
}

/** `addJob` as a source of rows, for a statement that does something else too: it adds the job when it is read. */
export const addingJob = (task: string, payload: unknown, options: JobOptions = {}): SQL => sql`graphile_worker.add_job(
    ${task}::text,
    payload => ${JSON.stringify(payload)}::json,
    queue_name => ${options.queue ?? null}::text,
    run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${options.mostAttempts ?? null}::int,
    job_key => ${options.key ?? null}::text
  )`

/**
 * Forgets the jobs whose payload names one of `words` (upper or lower case), be they waiting or given up; those that run
 * are left to end.
 */
export const forgetJobsAbout = async (tx: Transaction, words: readonly string[]): Promise<void> => {
  const lower = words.map(word => word.toLowerCase())
  await run(
    tx,
    sql`select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
    where json_typeof(j.payload) = 'object'
      and exists (select from json_each_text(j.payload) as part where lower(part.value) = any(${sql.param(lower)}::text[]))
    having count(*) > 0`,
  )
}

/** Attempts of what comes by itself before it waits for its next time: in about a minute and a half. */
const SCHEDULED_ATTEMPTS = 5
/** How long a stop waits for running jobs before it asks them to abort, and then before it gives them back. */
const ABORT_MILLISECONDS = 2_500
const GIVE_BACK_MILLISECONDS = 4_000
/** How often jobs of vanished processes are looked for. */
const SWEEP_MILLISECONDS = 5_000
const PAUSE_MILLISECONDS = 500

/**
 * Works through the jobs until it is stopped, whatever happens to the database in between. `stop` lets running jobs
 * finish, and gives back those that take longer than a few seconds. `schedule` says by the name of a task when it runs by
 * itself: minute, hour, day, month, weekday; UTC. What a failed job threw goes to the log; the job keeps only its kind
 * (`errorKind`), for its words may be personal.
 */
export async function startJobs(options: {
  url: string
  tasks: Readonly<Record<string, Task>>
  concurrency?: number
  schedule?: Readonly<Record<string, string>>
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  const { url, tasks, concurrency = 4, schedule = {}, log } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: concurrency + 3,
    application_name: 'shop jobs',
    // That a job was taken or done may be forgotten in a crash: it then runs again, which tasks bear. What tasks
    // themselves write goes over other connections.
    options: '-c synchronous_commit=off',
  })
  const tellBroken = (error: Error) => log.warn({ reason: error.message }, 'a connection of the jobs broke')
  pool.on('error', tellBroken)
  pool.on('connect', client => client.on('error', tellBroken))
  const stopping = new AbortController()
  const crontab = Object.entries(schedule).map(([task, times]) => `${times} ${task} ?max=${SCHEDULED_ATTEMPTS}`)
  const taskList = taskListOf(tasks, log, (task, id) =>
    task in schedule ? forgetEarlierFailures(pool, task, id) : Promise.resolve(),
  )

  const start = async (): Promise<{ runner: Runner; workers: WorkerPool; presence: Presence }> => {
    const events: WorkerEvents = new EventEmitter()
    const created = once(events, 'pool:create')
    const runner = await runWorker({
      pgPool: pool,
      taskList,
      // Never a file of that name that happens to lie in the working folder.
      parsedCronItems: parseCrontab(crontab.join('\n')),
      concurrency,
      events,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: ABORT_MILLISECONDS,
      logger: loggerOf(log),
      // Without a delay, however short, the worker does not wait for its own notes when it stops.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    const [{ workerPool }]: [{ workerPool: WorkerPool }] = (await created) as [{ workerPool: WorkerPool }]
    const presence = new Presence(url, workerPool.id, log)
    await presence.tried
    return { runner, workers: workerPool, presence }
  }

  let current = await start()
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await current.runner.promise
      current.presence.end()
      while (!stopping.signal.aborted) {
        await sleep(PAUSE_MILLISECONDS)
        try {
          current = await start()
          break
        } catch (error) {
          log.error({ reason: messageOf(error) }, 'the jobs do not start yet')
        }
      }
    }
  }
  const sweep = async () => {
    while (!stopping.signal.aborted) {
      try {
        await giveBackOrphans(pool)
      } catch (error) {
        log.warn({ reason: messageOf(error) }, 'could not look for jobs of vanished processes')
      }
      await sleep(SWEEP_MILLISECONDS, undefined, { ref: false, signal: stopping.signal }).catch(stoppedOnly)
    }
  }
  const running = Promise.all([keepRunning(), sweep()])
  let stopped: Promise<void> | null = null
  const stopOnce = async () => {
    const { runner, workers, presence } = current
    stopping.abort()
    const giveBack = setTimeout(() => void workers.forcefulShutdown('the product stops'), GIVE_BACK_MILLISECONDS)
    try {
      await runner.stop()
      await running
    } finally {
      clearTimeout(giveBack)
      presence.end()
      await pool.end()
    }
  }
  return {
    stop() {
      stopped ??= stopOnce()
      return stopped
    },
  }
}

/** `settle` is told of each job that is done or has given up. */
function taskListOf(
  tasks: Readonly<Record<string, Task>>,
  log: Log,
  settle: (task: string, id: string) => Promise<void>,
): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
      name,
      async (payload, { job, abortSignal }) => {
        const { id, attempts: attempt, max_attempts: mostAttempts } = job
        try {
          await task(payload, { id, attempt, mostAttempts, signal: abortSignal })
        } catch (error) {
          log.warn({ error, task: name, job: id, attempt, mostAttempts }, 'a job failed')
          if (attempt >= mostAttempts) await settle(name, id)
          throw new JobFailed(errorKind(error))
        }
        await settle(name, id)
      },
    ]),
  )
}

/** What a job keeps of what it threw. */
class JobFailed extends Error {
  override name = 'JobFailed'
}

/** The kind of an error, and its code where it has one, as `DrizzleQueryError 23505`: nothing of what it is about. */
const errorKind = (error: unknown): string =>
  error instanceof Error ? [error.name, errorCode(error)].filter(Boolean).join(' ') : typeof error

/** What comes by itself comes again: of its failures only the last one is kept, and none once it went well. */
async function forgetEarlierFailures(pool: pg.Pool, task: string, id: string): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(j.id))
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = $1 and j.id <> $2 and j.attempts >= j.max_attempts and j.locked_at is null
    having count(*) > 0`,
    [task, id],
  )
}

/** The worker's own words without what a job carries, which may be personal. */
function loggerOf(log: Log): Logger {
  const writers: Record<string, (message: string) => void> = {
    error: message => log.error({}, message),
    warning: message => log.warn({}, message),
  }
  return new Logger(() => (level, message) => (writers[level] ?? (text => log.debug({}, text)))(message))
}

function stoppedOnly(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}

/**
 * A connection named like the workers of this process, so that others see that they are alive; it is opened again when
 * it breaks. PostgreSQL closes it the moment the process dies.
 */
class Presence {
  readonly #options: pg.ClientConfig
  readonly #log: Log
  readonly #tried = Promise.withResolvers<void>()
  #client: pg.Client | null = null
  #isOver = false

  constructor(url: string, name: string, log: Log) {
    this.#options = { connectionString: url, application_name: name, keepAlive: true }
    this.#log = log
    void this.#open()
  }

  /** Waits for the first attempt to give the sign. */
  get tried(): Promise<void> {
    return this.#tried.promise
  }

  async #open(): Promise<void> {
    while (!this.#isOver) {
      const client = new pg.Client(this.#options)
      const broken = once(client, 'end')
      client.on('error', error => this.#log.debug({ reason: error.message }, 'the sign of life of the jobs broke'))
      try {
        await client.connect()
        this.#client = client
        if (this.#isOver) this.end()
        this.#tried.resolve()
        await broken
      } catch (error) {
        this.#log.debug({ reason: messageOf(error) }, 'no sign of life of the jobs yet')
        this.#tried.resolve()
      }
      if (!this.#isOver) await sleep(PAUSE_MILLISECONDS)
    }
  }

  end(): void {
    this.#isOver = true
    this.#client?.end().catch((error: unknown) => {
      this.#log.debug({ reason: messageOf(error) }, 'the sign of life of the jobs was gone already')
    })
  }
}

/**
 * Gives back the jobs that a killed process held: its sign of life is missing. A job that was taken only just now is
 * left alone, for its process may be about to give the sign.
 */
async function giveBackOrphans(pool: pg.Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval '3 seconds'
      and locked_by not in (
        select application_name from pg_stat_activity
        where datname = current_database() and application_name is not null
      )
    having count(*) > 0`)
}

import { and, desc, eq } from 'drizzle-orm'
import { newId } from '../kit/ids.ts'
import { personalData } from '../personalData.ts'
import type { Database } from '../platform/database.ts'
import { workerJobs } from '../platform/internals.ts'
import type { JobRun, Task } from '../platform/jobs.ts'
import { openedTexts } from '../platform/mailSecrets.ts'
import { mails } from '../platform/tables.ts'
import { type TaskParts, tasksWith } from '../platform/tasks.ts'
import { tasks } from '../tasks.ts'
import { TEST_NOW } from './builders.ts'

/** The mails to an address as they are sent, the latest first. */
export async function mailsTo(database: Database, recipient: string) {
  const found = await database.drizzle
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.id))
  return found.map(mail => ({ ...mail, ...openedTexts(mail) }))
}

/** The secret of the link in the latest mail of a kind to an address. */
export async function secretTo(database: Database, recipient: string, kind: string): Promise<string> {
  const [mail] = await database.drizzle
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
    .limit(1)
  const secret = /^https?:\/\/\S+\/([\w-]{43})$/m.exec((mail && openedTexts(mail)?.text) ?? '')?.[1]
  if (!secret) throw new Error(`no link in a mail ${kind} to ${recipient}`)
  return secret
}

type WaitingJob = { id: string; task: string; payload: unknown }

/** The jobs that wait, in the order in which they were added; without those that send mails. */
export async function waitingJobs(database: Database): Promise<WaitingJob[]> {
  const { rows } = await database.pool.query<WaitingJob>(
    `select j.id, t.identifier as task, j.payload from ${workerJobs}
      where t.identifier <> 'send_mail' order by j.id`,
  )
  return rows
}

/** A job as a task is told of it. */
export const testJob: JobRun = { id: '1', attempt: 1, mostAttempts: 1, signal: new AbortController().signal }

type GivenParts = Partial<TaskParts> & { readonly database: Database }

/** Every task and reaction of the product, by its name, with parts for tests. */
export const tasksFor = (given: GivenParts): Readonly<Record<string, Task>> =>
  tasksWith(tasks, {
    get storage(): never {
      throw new Error('this test has no storage')
    },
    get images(): never {
      throw new Error('this test has no pictures')
    },
    get dataDir(): never {
      throw new Error('this test has no folder of data')
    },
    ...{ mailServer: null, personalData, publicUrl: 'https://shop.example', now: () => TEST_NOW, newId },
    ...given,
  })

/** Does the waiting jobs at once, in this process, and those that they add; mails are not sent. `those` narrows them to
 *  the tasks of some names. */
export async function workOff(
  database: Database,
  given: Partial<TaskParts> = {},
  those: (task: string) => boolean = () => true,
): Promise<void> {
  const known = tasksFor({ ...given, database })
  const waiting = async () => (await waitingJobs(database)).filter(({ task }) => those(task))
  for (let jobs = await waiting(); jobs.length > 0; jobs = await waiting()) {
    for (const { id, task, payload } of jobs) {
      await known[task]!(payload, testJob)
      await database.pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id])
    }
  }
}

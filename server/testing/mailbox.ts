import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import type { Task } from '../platform/jobs.ts'
import { openedTexts } from '../platform/mailSecrets.ts'
import { mails } from '../platform/tables.ts'

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
    `select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier <> 'send_mail' order by j.id`,
  )
  return rows
}

/** Does the waiting jobs at once, in this process. */
export async function workThrough(database: Database, tasks: Readonly<Record<string, Task>>): Promise<void> {
  for (const { id, task, payload } of await waitingJobs(database)) {
    const signal = new AbortController().signal
    await tasks[task]?.(payload, { id, attempt: 1, mostAttempts: 1, signal })
    await database.pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id])
  }
}

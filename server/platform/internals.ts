import { sql } from 'drizzle-orm'

/*
 * What the server knows of the inside of libraries: what they do not promise and may change with any release. It stands
 * here and nowhere else, but for drizzle's `session.prepareQuery`, which `prepare` calls. `internals.test.ts` fails when a
 * library is another one than what this was read of.
 */

/** graphile-worker's tables of jobs (`j`) and their tasks (`t`): its view of jobs leaves out what they carry. */
export const workerJobs = 'graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id'

/** `workerJobs` for statements that are put together. */
export const fromWorkerJobs = sql.raw(workerJobs)

/** By how much graphile-worker puts off the next attempt of a job (`j`) that failed, be there one or not. */
export const workerPause = sql.raw(`exp(least(j.attempts, 10)) * interval '1 second'`)

/** What a field of the schema was declared with: Pothos keeps it among the field's extensions. */
export const declaredOf = <Options extends object>(field: {
  readonly extensions: Readonly<Record<string, unknown>>
}): Options | undefined => field.extensions.pothosOptions as Options | undefined

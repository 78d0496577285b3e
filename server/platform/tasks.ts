import type { Transporter } from 'nodemailer'
import type { Database } from './database.ts'
import type { Images } from './images.ts'
import type { JobRun, Task } from './jobs.ts'
import type { PersonalData } from './personalData.ts'
import type { Storage } from './storage.ts'

/** What tasks and reactions are given from outside. */
export interface TaskParts {
  readonly database: Database
  readonly storage: Storage
  readonly images: Images
  /** Where files lie that are still arriving. */
  readonly dataDir: string
  /** Null where the shop has no mail server. */
  readonly mailServer: Transporter | null
  /** What each domain keeps of people. */
  readonly personalData: readonly PersonalData[]
  /** Origin that links in mails lead to. */
  readonly publicUrl: string
  readonly now: () => Date
  readonly newId: () => string
}

/** A kind of job of a domain. It may run twice for the same job, after a crash, and must bear that. */
export interface TaskDefinition {
  /** When it runs by itself: minute, hour, day, month, weekday; UTC. Absent: only when a job is added (`addJob`). */
  readonly schedule?: string
  /** Runs at every start of the product too. */
  readonly alsoAtStart?: true
  readonly run: (parts: TaskParts, payload: unknown, job: JobRun) => Promise<unknown>
}

export type TaskDefinitions = Readonly<Record<string, TaskDefinition>>

/** The tasks of a domain by their names, which jobs in the database carry: renaming one loses its waiting jobs. */
export const defineTasks = <Tasks extends TaskDefinitions>(tasks: Tasks): Tasks => tasks

/** All tasks of several domains. Throws where two have the same name, and where one that runs by the clock has a name that
 *  the clock's table cannot hold. */
export function gatherTasks(parts: readonly TaskDefinitions[]): TaskDefinitions {
  const all = new Map<string, TaskDefinition>()
  for (const [name, task] of parts.flatMap(each => Object.entries(each))) {
    if (all.has(name)) throw new Error(`two tasks are named ${name}`)
    if (task.schedule !== undefined && !/^\w+$/.test(name)) throw new Error(`${name} cannot run by the clock`)
    all.set(name, task)
  }
  return Object.fromEntries(all)
}

/** The tasks as `startJobs` takes them. */
export const tasksWith = (definitions: TaskDefinitions, parts: TaskParts): Readonly<Record<string, Task>> =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, { run }]): [string, Task] => [
      name,
      async (payload, job) => void (await run(parts, payload, job)),
    ]),
  )

/** When the tasks run by themselves, by their names. */
export const scheduleOf = (definitions: TaskDefinitions): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(definitions).flatMap(([name, { schedule }]) => (schedule === undefined ? [] : [[name, schedule]])),
  )

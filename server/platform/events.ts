import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Area } from '../kit/viewer.ts'
import { inTransaction, type Transaction } from './database.ts'
import { addingJob } from './jobs.ts'
import { type Reader, run } from './statements.ts'
import type { TaskDefinition, TaskDefinitions } from './tasks.ts'

/**
 * News between domains. An operation tells an event in its own transaction; for each reaction to it a job of its own is
 * added there, so that both exist or neither. A reaction runs after the commit in a transaction of its own, is tried
 * again alone with growing pauses, and is shown in the admin centre when it gave up.
 *
 * Who tells knows no reaction: reactions are gathered in `server/reactions.ts` and made known once at the start of a
 * process (`reactWith`).
 */

/** What a message to programs of others says of one thing: nothing personal in `data`; `person` only where the event
 *  declares it, and sent only to endpoints that may be told. */
export interface WebhookFacts {
  readonly data: Readonly<Record<string, unknown>>
  readonly person?: Readonly<Record<string, unknown>> | null
}

/** How messages about one kind of thing are made, for all events about it. */
export interface WebhookSubject {
  /** Whoever sets an endpoint up must be able to read this. */
  readonly area: Area
  /** Raised when a receiver would notice that `data` or `person` is of another shape. */
  readonly version: number
  /** What is sent of the thing, and of the person behind it; null where there is nobody. */
  readonly data: z.ZodObject
  readonly person: z.ZodObject | null
  /** The things of some ids as they are now, in any order; what is gone by now is missing. */
  readonly read: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, WebhookFacts>>
}

/** That an event goes out to programs of others. `id` says which thing it is about: messages about one thing are
 *  delivered in the order in which they were told. */
export interface Outgoing<Id extends string = string> {
  readonly subject: WebhookSubject
  readonly id: Id
  /** What has happened, for the documentation. */
  readonly about: string
}

/** News of one kind: its name (`thing.done`) and what is told. */
export interface NewsEvent<Payload extends object = object> {
  readonly name: string
  readonly schema: z.ZodType<Payload>
  /** How it goes out to programs of others, or why it does not: each event says so, and none is forgotten. */
  readonly webhook: Outgoing | { readonly none: string }
  /** Why nothing follows from it; absent where something does. */
  readonly unheard?: string
}

export const defineEvent = <Payload extends object>(
  name: `${string}.${string}`,
  schema: z.ZodType<Payload>,
  options: {
    readonly webhook: Outgoing<keyof Payload & string> | { readonly none: string }
    readonly unheard?: string
  },
): NewsEvent<Payload> => ({ name, schema, ...options })

/** What a reaction sees inside its transaction. */
export interface ReactionScope {
  readonly tx: Transaction
  readonly now: Date
  readonly newId: () => string
  /** Origin that links in mails lead to. */
  readonly publicUrl: string
}

/** What follows from an event. It will run twice, and the second time must change nothing. */
export interface Reaction {
  readonly event: NewsEvent
  /** The name of its jobs, `domain.doing`: renaming it loses those that wait. */
  readonly name: string
  readonly run: (scope: ReactionScope, payload: unknown) => Promise<void>
}

/** Declares what follows from an event; what is told is checked before it runs. */
export const react = <Payload extends object>(
  event: NewsEvent<Payload>,
  name: `${string}.${string}`,
  run: (scope: ReactionScope, payload: Payload) => Promise<void>,
): Reaction => ({ event, name, run: (scope, payload) => run(scope, event.schema.parse(payload)) })

/** With pauses that grow from seconds to hours: the last attempt comes after more than three hours. */
const MOST_ATTEMPTS = 10

let known: ReadonlyMap<string, readonly string[]> | null = null

/** Makes the gathered reactions known to those who tell, once at the start of the process. Throws where two have the
 *  same name. */
export function reactWith(reactions: readonly Reaction[]): void {
  const byEvent = new Map<string, string[]>()
  const names = new Set<string>()
  for (const { event, name } of reactions) {
    if (names.has(name)) throw new Error(`two reactions are named ${name}`)
    names.add(name)
    byEvent.set(event.name, [...(byEvent.get(event.name) ?? []), name])
  }
  known = byEvent
}

/**
 * What tells an event as sources of one row each, for the `from` of a statement that does something else too: the jobs are
 * added when they are read. `after`: how many there are in that statement already. Throws where no reactions were made known: the news would be lost.
 */
export function telling<Payload extends object>(event: NewsEvent<Payload>, payload: Payload, after = 0): SQL[] {
  if (known === null) throw new Error(`${event.name} is told before there are reactions`)
  const names = known.get(event.name) ?? []
  const told = [
    ...names.map(name => addingJob(name, payload, { mostAttempts: MOST_ATTEMPTS })),
    ...('none' in event.webhook
      ? []
      : [sql`tell_webhooks(${event.name}::text, ${String(payload[event.webhook.id as keyof Payload])}::uuid)`]),
  ]
  return told.map((source, i) => sql`${source} as ${sql.identifier(`told_${after + i}`)}`)
}

/** What tells an event that goes out to programs of others and that no reaction hears, as an expression: for a statement
 *  that finds out by itself what it is about (`id`, an expression too). Throws for any other event. */
export function tellingOf(event: NewsEvent, id: SQL): SQL {
  if ('none' in event.webhook || known === null || known.has(event.name)) {
    throw new Error(`${event.name} is told by its payload`)
  }
  return sql`tell_webhooks(${event.name}::text, ${id})`
}

/** Tells an event of many things at once; as `tellingOf`. */
export async function tellOfMany(tx: Transaction, event: NewsEvent, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await run(
    tx,
    sql`select ${tellingOf(event, sql`id`)} from unnest(${sql.param([...ids])}::uuid[]) as id`,
    'tell of many',
  )
}

/** Tells an event within the transaction: what follows from it happens if and only if that is committed. */
export async function tell<Payload extends object>(
  tx: Transaction,
  event: NewsEvent<Payload>,
  payload: Payload,
): Promise<void> {
  const sources = telling(event, payload)
  if (sources.length > 0) await run(tx, sql`select 1 from ${sql.join(sources, sql`, `)}`, 'tell')
}

/** The jobs of reactions, to be worked on beside the tasks. */
export const reactionTasks = (reactions: readonly Reaction[]): TaskDefinitions =>
  Object.fromEntries(
    reactions.map(({ name, run }): [string, TaskDefinition] => [
      name,
      {
        run: ({ database, now, newId, publicUrl }, payload) =>
          inTransaction(database, tx => run({ tx, now: now(), newId, publicUrl }, payload)),
      },
    ]),
  )

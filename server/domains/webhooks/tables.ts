import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, json, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'

/** Why an endpoint is off although nobody switched it off: nothing arrived for days, or it said that it is gone (410). */
export type OffReason = 'failing' | 'gone'

/**
 * Addresses of other programs that are told of events. `kinds` are names of events; `includesPeople`: whether messages name
 * the person behind an order or an account. `ownerId` is who set it up and is told when it is switched off. Of the
 * secrets, sealed for this endpoint, the previous one signs beside the new one until `previousUntil`. `failingSince` is
 * since when nothing was accepted, null while the last attempt was. From `missedSince` to `missedUntil` (null while it is off)
 * nothing was noted for it; its program has to ask for what changed then.
 */
export const webhookEndpoints = snakeCase.table(
  'webhook_endpoints',
  {
    id: id(),
    label: text().notNull(),
    url: text().notNull(),
    kinds: text().array().notNull(),
    includesPeople: boolean().notNull().default(false),
    ownerId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    isActive: boolean().notNull().default(true),
    offReason: text().$type<OffReason>(),
    failingSince: instant(),
    deliveredAt: instant(),
    missedSince: instant(),
    missedUntil: instant(),
    sealedSecret: text().notNull(),
    sealedPrevious: text(),
    previousUntil: instant(),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  table => [
    index('webhook_endpoints_created').on(table.createdAt.desc(), table.id.desc()),
    check('webhook_endpoints_off', sql`${table.offReason} is null or not ${table.isActive}`),
    check('webhook_endpoints_missed', sql`${table.missedUntil} is null or ${table.missedSince} is not null`),
    check('webhook_endpoints_previous', sql`(${table.sealedPrevious} is null) = (${table.previousUntil} is null)`),
  ],
)

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** One attempt: when, how long it took, and what came of it. `status` null: there was no answer; `error` says why it
 *  does not count, null where it does; `answer` is the beginning of what was answered. */
export type Attempt = {
  readonly at: string
  readonly milliseconds: number
  readonly status: number | null
  readonly error: string | null
  readonly answer: string | null
}

/**
 * What is to be told to an endpoint, and what came of it: written by `tell_webhooks` in the transaction of what happened.
 * `position` is the order in which things were told; of one subject the earliest that waits goes first. `dueAt` is when the
 * next attempt comes; while one runs (`claim`), when others may take it over. `message` is what was sent with the first
 * attempt, without the person, who is read anew for each.
 */
export const webhookDeliveries = snakeCase.table(
  'webhook_deliveries',
  {
    id: id(),
    position: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    subjectId: uuid().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull(),
    claim: uuid(),
    message: json().$type<Record<string, unknown>>(),
    log: jsonb().$type<Attempt[]>().notNull().default([]),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  table => [
    index('webhook_deliveries_due')
      .on(table.endpointId, table.dueAt, table.position)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_order')
      .on(table.endpointId, table.subjectId, table.position)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_latest').on(table.position.desc()),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.position.desc()),
    index('webhook_deliveries_failed').on(table.position.desc()).where(sql`${table.state} = 'failed'`),
    index('webhook_deliveries_subject').on(table.subjectId),
    index('webhook_deliveries_created').on(table.createdAt),
    check('webhook_deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    check('webhook_deliveries_ended', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
  ],
)

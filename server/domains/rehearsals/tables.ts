import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'

export type RehearsalState = 'queued' | 'running' | 'done' | 'cancelled' | 'failed'

/** What an order costs by the rules of now (`was`) and by those that are tried (`wouldBe`), in cents; null: it could not be
 *  ordered so. */
export type Difference = { readonly orderId: string; readonly was: number | null; readonly wouldBe: number | null }

/** What stands for a section where prices of products are tried. */
export const PRICES = 'prices'

/** Rules, or prices, that somebody tries on the orders of the last weeks before saving them. `changes` are fields of the section
 *  as they were entered, of `PRICES` a `TriedPrices`; `differences` the largest ones, of `changedCount` in all. Sums are cents of all orders that can be ordered
 *  by both rules. Nothing of a person but whose try it is. */
export const rehearsals = snakeCase.table(
  'rehearsals',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    section: text().notNull(),
    changes: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    state: text().$type<RehearsalState>().notNull().default('queued'),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    changedCount: integer().notNull().default(0),
    wasCents: bigint({ mode: 'number' }).notNull().default(0),
    wouldBeCents: bigint({ mode: 'number' }).notNull().default(0),
    differences: jsonb().$type<readonly Difference[]>().notNull().default([]),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  table => [
    // At most one of a person at a time, whatever arrives at once.
    uniqueIndex('rehearsals_running').on(table.accountId).where(sql`${table.state} in ('queued', 'running')`),
    index('rehearsals_account').on(table.accountId, table.createdAt),
    check('rehearsals_state', sql`${table.state} in ('queued', 'running', 'done', 'cancelled', 'failed')`),
  ],
)

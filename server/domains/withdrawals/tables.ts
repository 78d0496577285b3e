import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'
import { orders } from '../orders/tables.ts'

/** What of an order is withdrawn: a line, or of a set one kind of its pieces (`piece`: its place in the line's pieces).
 *  `title` is what it was called when it was ordered. */
export type WithdrawnItem = {
  readonly lineId: string
  readonly piece: number | null
  readonly title: string
  readonly amount: number
}

/** By what the order is known to be the declarer's: their account, the link of a mail, number and e-mail address, or because
 *  staff found it. */
export type Proof = 'account' | 'link' | 'email' | 'staff'
export type WithdrawalState = 'received' | 'accepted' | 'refused'

/**
 * Declarations of withdrawal as they came in; what was declared never changes. Each is kept, also where no order fits
 * what was entered or the term is over: whether it counts is decided by people. Without `items` the whole contract is
 * meant, or what `parts` says in words. `email` is where the receipt goes. Of the client's key, by which a repetition is
 * known, a hash is kept. Source: § 356a BGB; Art. 11a Directive 2011/83/EU.
 */
export const withdrawals = snakeCase.table(
  'withdrawals',
  {
    id: id(),
    keyHash: text().notNull().unique(),
    orderId: uuid().references(() => orders.id),
    proof: text().$type<Proof>(),
    accountId: uuid().references(() => accounts.id),
    orderNumber: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    items: jsonb().$type<WithdrawnItem[]>().notNull().default([]),
    parts: text(),
    declaredAt: instant().notNull(),
    /** The day on which the last of the goods arrived, as staff found out; null while nobody knows. */
    arrivedOn: date({ mode: 'string' }),
    state: text().$type<WithdrawalState>().notNull().default('received'),
    answer: text(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => accounts.id),
    revision: integer().notNull().default(1),
  },
  table => [
    index('withdrawals_declared').on(table.declaredAt.desc(), table.id.desc()),
    index('withdrawals_order').on(table.orderId, table.declaredAt),
    index('withdrawals_email').on(sql`lower(${table.email})`),
    check('withdrawals_state', sql`${table.state} in ('received', 'accepted', 'refused')`),
    check('withdrawals_proof', sql`(${table.orderId} is null) = (${table.proof} is null)`),
    check('withdrawals_decided', sql`(${table.state} = 'received') = (${table.decidedAt} is null)`),
  ],
)

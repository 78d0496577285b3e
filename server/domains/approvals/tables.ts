import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { companies } from '../accounts/companies/tables.ts'
import { accounts } from '../accounts/tables.ts'
import { carts } from '../cart/tables.ts'
import { agreements } from '../content/tables.ts'
import { type OrderConsents, orders } from '../orders/tables.ts'

/** `open`: somebody has to decide. An open request whose cart is gone has lapsed. */
export type RequestState = 'open' | 'approved' | 'declined' | 'withdrawn'

/** A line as it stood when the approval was asked for: what it is, how many, and what they cost together in gross cents. */
export type RequestedLine = {
  readonly title: string
  readonly detail: string
  readonly amount: number
  readonly sumCents: number
}

/**
 * Orders that a buyer may not place by themselves and that wait for their company. `cartId` is a cart of nobody (its owner is
 * `requestOwner`): what the buyer had chosen and entered, taken out of theirs, so that nobody changes it. It goes 90 days later,
 * and with it what is then no longer open. `totalCents` is what was to pay and `grossCents` what counts towards limits, when
 * it was asked; `consents` what the buyer declared. `orderId` is set once it was placed.
 */
export const orderRequests = snakeCase.table(
  'order_requests',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    state: text().$type<RequestState>().notNull().default('open'),
    lines: jsonb().$type<readonly RequestedLine[]>().notNull(),
    totalCents: integer().notNull(),
    grossCents: integer().notNull(),
    consents: jsonb().$type<OrderConsents>().notNull(),
    /** The texts that were in force when it was asked; null in requests from before they were kept. */
    agreementId: uuid().references(() => agreements.id),
    language: text().$type<'de' | 'en'>().notNull(),
    note: text(),
    answer: text(),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    orderId: uuid().references(() => orders.id),
    createdAt: instant().notNull(),
  },
  table => [
    index('order_requests_company').on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index('order_requests_account').on(table.accountId, table.createdAt.desc(), table.id.desc()),
    index('order_requests_cart').on(table.cartId),
    index('order_requests_order').on(table.orderId),
    index('order_requests_agreement').on(table.agreementId),
    index('order_requests_decider').on(table.decidedBy),
    check('order_requests_state', sql`${table.state} in ('open', 'approved', 'declined', 'withdrawn')`),
    check('order_requests_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('order_requests_order', sql`(${table.state} = 'approved') = (${table.orderId} is not null)`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/columns.ts'
import { accounts } from '../accounts/tables.ts'

/** Contact persons of the shop: customers on the phone, club officials, suppliers; linked to an account or not. */
export const persons = snakeCase.table(
  'persons',
  {
    id: id(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    type: text().$type<'person' | 'company'>().notNull().default('person'),
    title: text(),
    firstName: text(),
    lastName: text(),
    company: text(),
    email: text(),
    phone: text(),
    address: text(),
    zip: text(),
    city: text(),
    country: text(),
    note: text(),
    tags: text().array().notNull().default([]),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    searchText: text().generatedAlwaysAs(
      sql`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '') || ' '
        || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(city, ''))`,
    ),
  },
  table => [
    index('persons_created').on(table.createdAt.desc(), table.id.desc()),
    index('persons_named').on(
      sql`lower(coalesce(${table.lastName}, ${table.firstName}, ${table.company}, ${table.email}))`,
      table.id,
    ),
    index('persons_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('persons_account').on(table.accountId),
    check('persons_type', sql`${table.type} in ('person', 'company')`),
    check(
      'persons_named',
      sql`coalesce(${table.firstName}, ${table.lastName}, ${table.company}, ${table.email}) is not null`,
    ),
  ],
)

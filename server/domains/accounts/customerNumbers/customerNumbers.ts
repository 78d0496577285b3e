import { type SQL, sql } from 'drizzle-orm'

/** The next customer number, as a value of what is inserted: the shop's own sequence, which a roll-back gives back. */
export const nextCustomerNumber = (): SQL => sql`draw_number('customer')`

/** Gives an account a customer number if it has none: a statement, that may travel along with another. */
export const drawingCustomerNumber = (accountId: string): SQL =>
  sql`update accounts set customer_number = draw_number('customer') where id = ${accountId} and customer_number is null`

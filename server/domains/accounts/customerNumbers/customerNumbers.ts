import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import { run } from '../../../platform/statements.ts'

/** The next customer number that nobody was given by hand, as a value of what is inserted: the shop's own sequence, which a
 *  roll-back gives back. */
export const nextCustomerNumber = (): SQL => sql`draw_customer_number()`

/** Gives an account a customer number if it has none: a statement, that may travel along with another. */
export const drawingCustomerNumber = (accountId: string): SQL =>
  sql`update accounts set customer_number = draw_customer_number() where id = ${accountId} and customer_number is null`

/** Numbers that may be typed. */
export const customerNumbers = { lowest: 1, highest: 999_999_999 } as const

/** Lets nobody draw a number until the transaction ends: what is typed meanwhile is seen by whoever draws next. */
export const holdCustomerNumbers = async (tx: Transaction): Promise<void> => {
  await run(tx, sql`select from number_ranges where key = 'customer' for update`)
}

/** Whether another account has the number. */
export async function isNumberTaken(tx: Transaction, number: number, accountId: string): Promise<boolean> {
  const rows = await run(tx, sql`select from accounts where customer_number = ${number} and id <> ${accountId}::uuid`)
  return rows.length > 0
}

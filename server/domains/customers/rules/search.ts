import { sql } from 'drizzle-orm'
import { foldedText } from '../../../kit/staffSearch.ts'

/** Everything by which somebody looks for a customer: name, company, e-mail address, number. Each word follows a space. */
export const customerSearchText = sql.raw(
  `' ' || coalesce(customer_number::text, '') || ' ' || ${foldedText(`name || ' ' || email || ' ' || coalesce(company, '')`)}`,
)

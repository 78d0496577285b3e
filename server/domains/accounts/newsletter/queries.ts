import { asc, inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { newsletterConsents } from '../tables.ts'

export type NewsletterConsent = typeof newsletterConsents.$inferSelect

/** What was agreed to with orders. */
export const consentsOfOrders = (reader: Reader, orderIds: readonly string[]): Promise<NewsletterConsent[]> =>
  reader
    .select()
    .from(newsletterConsents)
    .where(inArray(newsletterConsents.orderId, [...orderIds]))
    .orderBy(asc(newsletterConsents.givenAt), asc(newsletterConsents.id))

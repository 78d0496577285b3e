import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { consents, consentTexts } from '../tables.ts'
import type { ConsentRequest } from './words.ts'

/** A decision, with the words that it was about. */
export type ConsentRecord = Omit<typeof consents.$inferSelect, 'accountId'> & { readonly request: ConsentRequest }

/** Decisions that are shown of one number: the latest. */
const MOST_SHOWN = 50

/** What was decided under a number, the latest first; empty where nothing was. */
export async function decisionsOf(reader: Reader, subject: string): Promise<ConsentRecord[]> {
  const rows = await reader
    .select({ consent: consents, request: consentTexts.request })
    .from(consents)
    .innerJoin(
      consentTexts,
      and(eq(consentTexts.version, consents.textVersion), eq(consentTexts.language, consents.language)),
    )
    .where(eq(consents.subject, subject))
    .orderBy(desc(consents.decidedAt), desc(consents.id))
    .limit(MOST_SHOWN)
  return rows.map(({ consent: { accountId: _, ...consent }, request }) => ({ ...consent, request }))
}

import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { mayRead, type Viewer } from '../../../kit/viewer.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { type Reader, rowsIf } from '../../../platform/statements.ts'
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

/** A decision as the back office lists it: of a person only whether an account is known. */
export type ListedDecision = Omit<typeof consents.$inferSelect, 'accountId'> & { readonly isOfAccount: boolean }

export const decisionTabs = ['all', 'allowed', 'partly', 'refused'] as const
export type DecisionTab = (typeof decisionTabs)[number]

export type DecisionFilter = {
  readonly tab?: DecisionTab | null
  /** The number under which it was made, as a whole. */
  readonly subject?: string | null
}

const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'settings'))

const conditionOf: Readonly<Record<DecisionTab, SQL>> = {
  all: sql`true`,
  allowed: sql`cardinality(${consents.refused}) = 0`,
  partly: sql`cardinality(${consents.granted}) > 0 and cardinality(${consents.refused}) > 0`,
  refused: sql`cardinality(${consents.granted}) = 0`,
}

const fitting = (viewer: Viewer, { subject }: DecisionFilter): SQL =>
  and(visibleTo(viewer), subject ? eq(consents.subject, subject) : undefined)!

/** A page of decisions by their time, the latest first or last. */
export async function browseDecisions(
  reader: Reader,
  viewer: Viewer,
  filter: DecisionFilter,
  direction: 'asc' | 'desc',
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedDecision[]> {
  const way = direction === 'asc' ? asc : desc
  const rows = await reader
    .select()
    .from(consents)
    .where(and(fitting(viewer, filter), conditionOf[filter.tab ?? 'all']))
    .orderBy(way(consents.decidedAt), way(consents.id))
    .offset(offset)
    .limit(limit)
  return rows.map(({ accountId, ...row }) => ({ ...row, isOfAccount: accountId !== null }))
}

/** How many fit a filter; of more than `most` one more than that. */
export const countDecisions = (reader: Reader, viewer: Viewer, filter: DecisionFilter, most: number): Promise<number> =>
  countUpTo(reader, most, consents, and(fitting(viewer, filter), conditionOf[filter.tab ?? 'all']))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export const countDecisionTabs = (
  reader: Reader,
  viewer: Viewer,
  filter: DecisionFilter,
): Promise<Record<DecisionTab, number>> => {
  const fits = fitting(viewer, filter)
  const conditions = Object.fromEntries(decisionTabs.map(tab => [tab, sql`${fits} and ${conditionOf[tab]}`]))
  return countEach(reader, sql`${consents}`, conditions as Record<DecisionTab, SQL>)
}

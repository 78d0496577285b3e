import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { teamLists } from '../tables.ts'

export type TeamList = typeof teamLists.$inferSelect

/** The lists of an account, in the order in which they were added. */
export const teamListsOf = (reader: Reader, accountId: string): Promise<TeamList[]> =>
  reader
    .select()
    .from(teamLists)
    .where(eq(teamLists.accountId, accountId))
    .orderBy(asc(teamLists.createdAt), asc(teamLists.id))

/** Those of an account's lists that have one of the ids. */
export const ownTeamListsById = (reader: Reader, accountId: string, ids: readonly string[]): Promise<TeamList[]> =>
  reader
    .select()
    .from(teamLists)
    .where(and(eq(teamLists.accountId, accountId), inArray(teamLists.id, [...ids])))

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import { savedViews } from '../tables.ts'

export type SavedView = typeof savedViews.$inferSelect

/** The views that an account keeps, of one list or of all, by their titles. */
export const savedViewsOf = (reader: Reader, accountId: string, list?: string | null): Promise<SavedView[]> =>
  reader
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.accountId, accountId), list ? eq(savedViews.list, list) : undefined))
    .orderBy(asc(savedViews.list), asc(savedViews.title), asc(savedViews.id))

/** Those of an account's views that have one of the ids. */
export const ownSavedViewsById = (reader: Reader, accountId: string, ids: readonly string[]): Promise<SavedView[]> =>
  reader
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.accountId, accountId), inArray(savedViews.id, [...ids])))

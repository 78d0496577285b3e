import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, startOfDay } from '../../kit/days.ts'
import { isId } from '../../kit/ids.ts'
import { mayWrite, type Viewer } from '../../kit/viewer.ts'
import { literally } from '../../kit/words.ts'
import { countUpTo } from '../../platform/counting.ts'
import { alongFalling } from '../../platform/sorting.ts'
import { type ListReader, plannedForWords, type Reader, rowsIf, run } from '../../platform/statements.ts'
import { auditEntries, auditNames } from '../../platform/tables.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

/** Which entries are wanted; what is absent or null narrows nothing. Days are those of the shop's calendar, both
 *  included; `accountId` is who did it or for whom they acted; `search` part of a name. */
export type AuditFilter = {
  readonly subjectType?: string | null
  readonly subjectId?: string | null
  readonly action?: string | null
  readonly accountId?: string | null
  readonly search?: string | null
  readonly from?: Day | null
  readonly to?: Day | null
}

/** Which entries a viewer may see: whoever changes what is in the area all of them. */
const visibleTo = (viewer: Viewer): SQL => rowsIf(mayWrite(viewer, 'audit'))

function matching(viewer: Viewer, filter: AuditFilter, timeZone: string): SQL | undefined {
  const { subjectType, subjectId, action, accountId, search, from, to } = filter
  const conditions = [visibleTo(viewer)]
  if (subjectType) conditions.push(eq(auditEntries.subjectType, subjectType))
  if (subjectId !== undefined && subjectId !== null)
    conditions.push(isId(subjectId) ? eq(auditEntries.subjectId, subjectId) : sql`false`)
  if (action) conditions.push(eq(auditEntries.action, action))
  if (accountId !== undefined && accountId !== null) {
    conditions.push(
      isId(accountId)
        ? sql`(${auditEntries.accountId} = ${accountId} or ${auditEntries.onBehalfOf} = ${accountId})`
        : sql`false`,
    )
  }
  const words = search?.trim().slice(0, 100)
  if (words) {
    const anywhere = `%${literally(words)}%`
    conditions.push(sql`${auditNames(auditEntries)} ilike ${anywhere}`)
  }
  if (from) conditions.push(gte(auditEntries.at, startOfDay(from, timeZone)))
  if (to) conditions.push(lt(auditEntries.at, startOfDay(addDays(to, 1), timeZone)))
  return and(...conditions)
}

/** What may be in every entry or in hardly any: of a million entries few are of a seldom action, or of one person. */
const variedOf = ({ search, action, accountId }: AuditFilter) => search || action || accountId

/** A page of the audit log, the latest first. */
export const browseAudit = (
  database: ListReader,
  viewer: Viewer,
  filter: AuditFilter,
  timeZone: string,
  page: { offset: number; limit: number },
): Promise<AuditEntry[]> =>
  plannedForWords(database, variedOf(filter), async reader =>
    reader
      .select()
      .from(auditEntries)
      .where(matching(viewer, filter, timeZone))
      .orderBy(...alongFalling('desc', auditEntries.at, auditEntries.id))
      .offset(page.offset)
      .limit(page.limit),
  )

/** How many entries fit a filter; of more than `most` one more than that. */
export const countAudit = (
  database: ListReader,
  viewer: Viewer,
  filter: AuditFilter,
  timeZone: string,
  most: number,
): Promise<number> =>
  plannedForWords(database, variedOf(filter), reader =>
    countUpTo(reader, most, auditEntries, matching(viewer, filter, timeZone)),
  )

/** Entries by id; unknown ones and those that the viewer may not see are left out. */
export const auditEntriesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<AuditEntry[]> =>
  reader
    .select()
    .from(auditEntries)
    .where(and(inArray(auditEntries.id, ids.filter(isId)), visibleTo(viewer)))

/** Every action that the log knows so far, in order. A loose index scan would spare reading all; the log of years holds
 *  some ten thousand entries, and the list is asked for once per visit. */
export async function auditActions(reader: Reader): Promise<string[]> {
  const rows = await run<{ action: string }>(reader, sql`select distinct action from ${auditEntries} order by action`)
  return rows.map(({ action }) => action)
}

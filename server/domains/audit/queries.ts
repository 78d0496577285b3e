import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, type Day, startOfDay } from '../../kit/days.ts'
import { isId } from '../../kit/ids.ts'
import { literally } from '../../kit/words.ts'
import { type Reader, run } from '../../platform/statements.ts'
import { auditEntries } from '../../platform/tables.ts'

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

function matching(filter: AuditFilter, timeZone: string): SQL {
  const { subjectType, subjectId, action, accountId, search, from, to } = filter
  const conditions: SQL[] = []
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
    conditions.push(sql`(${auditEntries.actorName} ilike ${anywhere} or ${auditEntries.subjectName} ilike ${anywhere})`)
  }
  if (from) conditions.push(gte(auditEntries.at, startOfDay(from, timeZone)))
  if (to) conditions.push(lt(auditEntries.at, startOfDay(addDays(to, 1), timeZone)))
  return and(...conditions) ?? sql`true`
}

/** A page of the audit log, the latest first. Only reached through doors that let administrators in. */
export const browseAudit = (
  reader: Reader,
  filter: AuditFilter,
  timeZone: string,
  page: { offset: number; limit: number },
): Promise<AuditEntry[]> =>
  reader
    .select()
    .from(auditEntries)
    .where(matching(filter, timeZone))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .offset(page.offset)
    .limit(page.limit)

export async function countAudit(reader: Reader, filter: AuditFilter, timeZone: string): Promise<number> {
  const [row] = await reader
    .select({ count: sql<number>`count(*)::int` })
    .from(auditEntries)
    .where(matching(filter, timeZone))
  return row!.count
}

/** Entries by id, null for what does not exist; in the order asked. */
export async function auditEntriesByIds(reader: Reader, ids: readonly string[]): Promise<(AuditEntry | null)[]> {
  const rows = await reader
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.id, ids.filter(isId)))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => byId.get(id) ?? null)
}

/** Every action that the log knows so far, in order. A loose index scan would spare reading all; the log of years holds
 *  some ten thousand entries, and the list is asked for once per visit. */
export async function auditActions(reader: Reader): Promise<string[]> {
  const rows = await run<{ action: string }>(reader, sql`select distinct action from ${auditEntries} order by action`)
  return rows.map(({ action }) => action)
}

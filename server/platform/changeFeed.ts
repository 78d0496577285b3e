import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../kit/paging.ts'
import { type ChangeKind, changeKinds } from './changes.ts'
import { type Reader, run } from './statements.ts'

/** What happened to a record last; `deletedAt` null while there is one. Instants are ISO 8601 in UTC. */
export type Change = {
  readonly id: string
  readonly changedAt: string
  readonly deletedAt: string | null
  /** Where the pull goes on behind it. */
  readonly cursor: string
}

/** A span of time; what is absent has no end. */
export type InstantRange = {
  readonly from?: Date | undefined
  readonly after?: Date | undefined
  readonly until?: Date | undefined
  readonly before?: Date | undefined
}

/** The condition that an instant lies within a range; undefined without one. */
export function within(column: SQLWrapper, range: InstantRange | undefined): SQL | undefined {
  if (!range) return undefined
  const parts = (
    [
      [sql`>=`, range.from],
      [sql`>`, range.after],
      [sql`<=`, range.until],
      [sql`<`, range.before],
    ] as const
  ).flatMap(([sign, at]) => (at ? [sql`${column} ${sign} ${at.toISOString()}::timestamptz`] : []))
  return parts.length > 0 ? sql.join(parts, sql` and `) : undefined
}

/** The condition that a record was last changed within a range. `column` is its id. */
export function changedWithin(kind: ChangeKind, column: SQLWrapper, range: InstantRange | undefined): SQL | undefined {
  const condition = within(sql`noted.changed_at`, range)
  return (
    condition &&
    sql`exists (select from record_changes noted where noted.kind = ${kind} and noted.id = ${column} and ${condition})`
  )
}

const instantText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Where a pull begins; null for a cursor of another list, or of before the database was brought back. */
async function placeOf(reader: Reader, kind: ChangeKind, cursor: string | null) {
  if (cursor === null) return { number: -1, id: '00000000-0000-0000-0000-000000000000' }
  const values = decodeCursor(cursor, 'ssns')
  if (!values) return null
  const [epoch, of, number, id] = values as [string, string, number, string]
  const fits = of === kind && Number.isSafeInteger(number) && /^[0-9a-f-]{36}$/.test(id)
  if (!fits) return null
  const [current] = await run<{ epoch: string }>(reader, sql`select change_epoch() as epoch`, 'change epoch')
  return current?.epoch === epoch ? { number, id } : null
}

/** What is asked of the changes: those behind a cursor, `deleted` none, only or both of what is gone. */
export type ChangesWanted = {
  readonly kind: ChangeKind
  readonly cursor: string | null
  readonly limit: number
  readonly skip?: number
  readonly changed?: InstantRange | undefined
  readonly deleted?: boolean | undefined
}

type Row = { id: string; number: string; changedAt: string; deletedAt: string | null; epoch: string }

/**
 * The records that changed, in the order of their changes, each once at its last change: what changes again meanwhile comes
 * again later, and nothing is passed over, however late a transaction commits: those that run, and what came after the
 * oldest of them, wait for the next page. Null for a cursor that is none of this list.
 */
export async function changesAfter(
  reader: Reader,
  wanted: ChangesWanted,
): Promise<{ changes: readonly Change[]; hasMore: boolean } | null> {
  const { kind, limit, skip = 0, changed, deleted } = wanted
  const place = await placeOf(reader, kind, wanted.cursor)
  if (place === null) return null
  const conditions = [
    sql`kind = ${kind} and (number, id) > (${place.number}::bigint, ${place.id}::uuid)`,
    // One snapshot for both: what runs in it is not seen by it.
    sql`number < (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + change_offset())`,
    ...(deleted === undefined ? [] : [sql`(deleted_at is not null) = ${deleted}`]),
    ...[within(sql`changed_at`, changed)].filter(each => each !== undefined),
  ]
  const rows = await run<Row>(
    reader,
    sql`select id, number, ${instantText(sql`changed_at`)} as "changedAt", ${instantText(sql`deleted_at`)} as "deletedAt",
        change_epoch() as epoch
      from record_changes where ${sql.join(conditions, sql` and `)}
      order by number, id limit ${limit + 1} offset ${skip}`,
    'changes',
  )
  const changes = rows.slice(0, limit).map(({ id, number, changedAt, deletedAt, epoch }) => ({
    id,
    changedAt,
    deletedAt,
    cursor: encodeCursor([epoch, kind, Number(number), id]),
  }))
  return { changes, hasMore: rows.length > limit }
}

/** When records were last changed, by their ids. */
export async function lastChanges(
  reader: Reader,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: string; changedAt: string }>(
    reader,
    sql`select id, ${instantText(sql`changed_at`)} as "changedAt" from record_changes
      where kind = ${kind} and id = any(${sql.param([...ids])}::uuid[])`,
    'last changes',
  )
  return new Map(rows.map(({ id, changedAt }) => [id, changedAt]))
}

/** Of which kinds there are, or were, records of these ids. */
export async function kindsOfIds(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ChangeKind[]>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ kind: ChangeKind; id: string }>(
    reader,
    sql`select kind, id from record_changes
      where kind = any(${sql.param([...changeKinds])}::text[]) and id = any(${sql.param([...ids])}::uuid[])`,
    'kinds of ids',
  )
  const byId = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byId].map(([id, found]) => [id, found.map(({ kind }) => kind)]))
}

/** The records that came into being and were last changed within these spans of time. */
export async function noted(
  reader: Reader,
  kind: ChangeKind,
  { created, changed }: { readonly created?: InstantRange | undefined; readonly changed?: InstantRange | undefined },
): Promise<string[]> {
  const spans = [within(sql`created_at`, created), within(sql`changed_at`, changed)].filter(each => each !== undefined)
  const conditions = [sql`kind = ${kind} and deleted_at is null`, ...spans]
  const rows = await run<{ id: string }>(
    reader,
    sql`select id from record_changes where ${sql.join(conditions, sql` and `)}`,
  )
  return rows.map(({ id }) => id)
}

import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import type { Language } from '../../../kit/languages.ts'
import { languages } from '../../../kit/languages.ts'
import { NotFound, type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { run } from '../../../platform/statements.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { readSettings } from '../../settings/queries.ts'
import { rootNamesLock } from '../../site/conflicts/addresses.ts'
import { namedSegments } from '../../site/queries.ts'
import {
  digestIn,
  digestOfGerman,
  type EntryContent,
  filesOf,
  hasAddress,
  reusedBy,
  untranslatedOf,
} from '../rules/content.ts'
import { entries, entryFiles, entryReuses, entryRevisions, publications, siteSegments } from '../tables.ts'

export type EntryRow = typeof entries.$inferSelect

/** What the same person saves within this time is one revision. */
const REVISION_MINUTES = 10

/** An entry that nobody else changes until the transaction ends. Throws NotFound for one that is unknown or in the trash. */
export async function lockedEntry(tx: Transaction, id: string): Promise<EntryRow> {
  if (!isId(id)) throw new NotFound()
  const [entry] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), isNull(entries.deletedAt)))
    .for('update')
  if (!entry) throw new NotFound()
  return entry
}

/** What stands beside the content of an entry. */
export const columnsOf = (content: EntryContent) => ({
  content,
  title: content.title,
  slugDe: content.slug.de,
  slugEn: content.slug.en,
  tags: [...content.tags],
  publishDate: content.publishDate,
  startsAt: content.startsAt === null ? null : new Date(content.startsAt),
  untranslated: untranslatedOf(content).length,
})

/** Whether somebody checked the English texts of this, and the German ones are what they were then. */
export const isEnglishChecked = (entry: Pick<EntryRow, 'checkedGerman' | 'content'>): boolean | null =>
  entry.checkedGerman === null ? null : entry.checkedGerman === digestOfGerman(entry.content)

/**
 * Writes the working copy of an entry with its next version, its revision and what it holds: addresses, files and reusable
 * entries. `note`: what was done, for the list of revisions; with one it is always a revision of its own. Refuses with
 * SLUG_TAKEN at `slug` below `path`.
 */
export async function saveContent(
  scope: OperationScope,
  before: EntryRow,
  content: EntryContent,
  options: { readonly note?: string | null; readonly path?: readonly string[] } = {},
): Promise<EntryRow> {
  const { tx, now, viewer } = scope
  // What somebody read and found right is not what it is now.
  const isReadAgain = before.step === 'submitted' || before.step === 'approved'
  const [saved] = await tx
    .update(entries)
    .set({
      ...columnsOf(content),
      version: before.version + 1,
      changedAt: now,
      changedBy: doerId(viewer),
      ...(isReadAgain && { step: 'draft' as const, stepNote: null, stepBy: null, stepAt: null }),
    })
    .where(eq(entries.id, before.id))
    .returning()
  await holdSegments(scope, saved!, options.path)
  await noteUses(scope, saved!)
  const isNew = await keepRevision(scope, saved!, options.note ?? null)
  // Whoever types saves every few seconds; the log tells of it once, as the list of revisions does.
  if (isNew) {
    const { version } = saved!
    await noteAudit(scope, {
      ...{ action: 'entry.updated', subjectId: before.id, subjectName: saved!.name },
      changes: { version: { old: before.version, new: version }, ...(options.note && { note: options.note }) },
    })
  }
  return saved!
}

/** Keeps the working copy as a revision: the last one grows while the same person writes, unless it was published or has a
 *  note. Answers with whether it is a new one. */
export async function keepRevision(scope: OperationScope, entry: EntryRow, note: string | null): Promise<boolean> {
  const { tx, now, viewer, newId } = scope
  const [last] = await tx
    .select({
      id: entryRevisions.id,
      number: entryRevisions.number,
      note: entryRevisions.note,
      savedBy: entryRevisions.savedBy,
      beganAt: entryRevisions.beganAt,
      isPublished: sql<boolean>`exists (select from ${publications} where ${publications.revisionId} = ${entryRevisions.id})`,
    })
    .from(entryRevisions)
    .where(eq(entryRevisions.entryId, entry.id))
    .orderBy(desc(entryRevisions.number))
    .limit(1)
  const savedBy = doerId(viewer)
  const { version, content } = entry
  const isSameHand =
    last !== undefined &&
    note === null &&
    last.note === null &&
    savedBy !== null &&
    last.savedBy === savedBy &&
    !last.isPublished &&
    now.getTime() - last.beganAt.getTime() < REVISION_MINUTES * 60_000
  if (isSameHand) {
    await tx.update(entryRevisions).set({ version, content, savedAt: now }).where(eq(entryRevisions.id, last.id))
    return false
  }
  await tx.insert(entryRevisions).values({
    ...{ id: newId(), entryId: entry.id, number: (last?.number ?? 0) + 1, version, content, note, savedBy },
    ...{ savedAt: now, beganAt: now },
  })
  return true
}

/** What of an entry visitors see now or will see. */
export const shownOrComing = (tx: Transaction, entryId: string, now: Date) =>
  tx
    .select()
    .from(publications)
    .where(and(eq(publications.entryId, entryId), or(isNull(publications.endsAt), gt(publications.endsAt, now))))
    .orderBy(publications.startsAt)

type Segment = { readonly language: Language; readonly segment: string }

/** The addresses that an entry holds: those of its working copy, and of what visitors see or will see. */
async function segmentsOf({ tx, now }: OperationScope, entry: EntryRow): Promise<Segment[]> {
  if (!hasAddress(entry) || entry.deletedAt !== null) return []
  const shown = await shownOrComing(tx, entry.id, now)
  const all = [
    ...languages.map(language => ({ language, segment: entry.content.slug[language] })),
    ...shown.map(({ language, slug }) => ({ language, segment: slug })),
  ].filter(({ segment }) => segment !== '')
  return [...new Map(all.map(each => [`${each.language} ${each.segment}`, each])).values()]
}

/** Takes the addresses of an entry, and gives those back that it no longer has. Refuses with SLUG_TAKEN. */
export async function holdSegments(
  scope: OperationScope,
  entry: EntryRow,
  path: readonly string[] = ['slug'],
): Promise<void> {
  const { tx } = scope
  const wanted = await segmentsOf(scope, entry)
  const held = await tx.select().from(siteSegments).where(eq(siteSegments.entryId, entry.id))
  const is = (a: Segment) => (b: Segment) => a.language === b.language && a.segment === b.segment
  const gone = held.filter(each => !wanted.some(is(each)))
  const missing = wanted.filter(each => !held.some(is(each)))
  for (const { language, segment } of gone) {
    await tx.delete(siteSegments).where(and(eq(siteSegments.language, language), eq(siteSegments.segment, segment)))
  }
  if (missing.length === 0) return
  await run(tx, sql`select ${rootNamesLock}`)
  const named = namedSegments(await readSettings(tx))
  refuseIf(
    missing
      .filter(({ segment }) => named.has(segment))
      .map(({ language, segment }) =>
        refusal('SLUG_TAKEN', [...path, language], `/${segment} is the address of a page of the product`, {
          owner: 'product',
        }),
      ),
  )
  refuseIf(await takenRefusals(tx, missing, path))
  await refusingTaken({ site_segments_taken: { code: 'SLUG_TAKEN', path: [...path, missing[0]!.language] } }, () =>
    tx.insert(siteSegments).values(missing.map(each => ({ ...each, entryId: entry.id }))),
  )
}

/** Who has addresses of several languages: said before the key says it, for then it can be told by whom. */
async function takenRefusals(tx: Transaction, wanted: readonly Segment[], path: readonly string[]): Promise<Refusal[]> {
  const found = await tx
    .select()
    .from(siteSegments)
    .where(
      or(
        ...wanted.map(({ language, segment }) =>
          and(eq(siteSegments.language, language), eq(siteSegments.segment, segment)),
        ),
      ),
    )
  return found.map(({ language, segment, groupId }) => {
    const owner = groupId === null ? 'entry' : 'productGroup'
    const text = `/${segment} is the address of ${groupId === null ? 'another entry' : 'a product group'}`
    return refusal('SLUG_TAKEN', [...path, language], text, { owner })
  })
}

/** Which of these segments of a language somebody has, but for the entry itself. */
export async function takenSegments(
  tx: Transaction,
  language: Language,
  entryId: string,
  like: string,
): Promise<(segment: string) => boolean> {
  const rows = await tx
    .select({ segment: siteSegments.segment })
    .from(siteSegments)
    .where(
      and(
        eq(siteSegments.language, language),
        sql`${siteSegments.segment} like ${`${like}%`}`,
        sql`${siteSegments.entryId} is distinct from ${entryId}`,
      ),
    )
  const taken = new Set(rows.map(({ segment }) => segment))
  return segment => taken.has(segment)
}

/** Writes down of entries whether visitors see them now, and whether they will see something else. */
export const noteShown = (tx: Transaction, entryIds: readonly string[], now: Date): Promise<unknown> =>
  run(
    tx,
    sql`update entries e set is_live = s.is_live, is_coming = s.is_coming
      from (select w.id,
          exists (select from publications p where p.entry_id = w.id and p.starts_at <= ${now.toISOString()}::timestamptz
            and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)) as is_live,
          exists (select from publications p where p.entry_id = w.id and p.starts_at > ${now.toISOString()}::timestamptz) as is_coming
        from unnest(${sql.param([...entryIds])}::uuid[]) as w(id)) as s
      where e.id = s.id and (e.is_live, e.is_coming) is distinct from (s.is_live, s.is_coming)`,
  )

/** Writes down which files and reusable entries an entry holds, now and in what visitors see or will see. */
export async function noteUses({ tx, now }: OperationScope, entry: EntryRow): Promise<void> {
  await noteShown(tx, [entry.id], now)
  const contents = [entry.content, ...(await shownOrComing(tx, entry.id, now)).map(({ content }) => content)]
  const fileIds = [...new Set(contents.flatMap(filesOf))]
  await tx.delete(entryFiles).where(eq(entryFiles.entryId, entry.id))
  if (fileIds.length > 0) {
    // A publication goes on showing what was deleted for good since; there is nothing left to point at.
    await run(
      tx,
      sql`insert into entry_files (entry_id, file_id)
      select ${entry.id}::uuid, f.id from files f where f.id = any(${sql.param(fileIds)}::uuid[])`,
    )
  }
  const reused = [...new Set(contents.flatMap(reusedBy))]
  await tx.delete(entryReuses).where(eq(entryReuses.entryId, entry.id))
  if (reused.length > 0) {
    const there = await tx.select({ id: entries.id }).from(entries).where(inArray(entries.id, reused))
    if (there.length > 0)
      await tx.insert(entryReuses).values(there.map(({ id }) => ({ entryId: entry.id, reusedId: id })))
  }
}

/** Digests of the working copy, by language. */
export const digestsOf = (content: EntryContent): Readonly<Record<Language, string>> => ({
  de: digestIn('de', content),
  en: digestIn('en', content),
})

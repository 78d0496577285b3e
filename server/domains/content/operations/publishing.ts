import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type Language, languages } from '../../../kit/languages.ts'
import { type Refusal, refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import { type Database, inTransaction } from '../../../platform/database.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { files } from '../../files/tables.ts'
import { requireLock } from '../../locks/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay } from '../../settings/settings.ts'
import { type EntryContent, filesOf, hasAddress, isInBothLanguages } from '../rules/content.ts'
import { freeSegment } from '../rules/segments.ts'
import { turnsOf } from '../rules/states.ts'
import { entries, entryRevisions, publications } from '../tables.ts'
import { noteRefusals } from './entries.ts'
import {
  digestsOf,
  type EntryRow,
  holdSegments,
  lockedEntry,
  noteShown,
  noteUses,
  saveContent,
  shownOrComing,
  takenSegments,
} from './store.ts'

export type PublishEntry = {
  readonly entryId: string
  /** The version that was looked at; null: whatever it is by now. */
  readonly version: number | null
  readonly languages: readonly Language[]
  /** From when on visitors see it; null, or in the past: at once. */
  readonly startsAt?: Date | null
  /** Until when; null: until it is withdrawn. */
  readonly endsAt?: Date | null
  readonly note?: string | null
}

export type Published = {
  readonly entry: EntryRow
  /** Names of the files that everybody may have from now on. */
  readonly madePublic: readonly string[]
}

/**
 * Shows the working copy of an entry to visitors, at once or from a time on, in the languages that are named; what they saw
 * until then goes on until that time. Files that it shows become public. Published again as it is, it stays as it is.
 * Refuses with TITLE_MISSING, BOTH_LANGUAGES_REQUIRED (legal and reusable ones), RANGE_REVERSED, SLUG_TAKEN,
 * TRANSITION_NOT_ALLOWED for templates, STALE_REVISION and ENTRY_LOCKED; throws NotFound.
 */
export const publishEntry = operation('admin:content', async (scope, input: PublishEntry): Promise<Published> => {
  const { tx, now } = scope
  const locked = await lockedEntry(tx, input.entryId)
  await requireLock(scope, 'entry', locked.id)
  refuseStale({ revision: locked.version }, input.version, 'version')
  const note = input.note?.trim() || null
  refuseIf([...publishingRefusals(locked, input, now), ...noteRefusals(note)])
  const entry = await withAddresses(scope, locked, input.languages)
  const startsAt = input.startsAt && input.startsAt > now ? input.startsAt : now
  const changed: Language[] = []
  for (const language of languages.filter(each => input.languages.includes(each))) {
    if (await publishIn(scope, entry, { language, startsAt, endsAt: input.endsAt ?? null })) changed.push(language)
  }
  const [settled] = await tx
    .update(entries)
    .set({ step: 'draft', stepNote: null, stepBy: null, stepAt: null })
    .where(eq(entries.id, entry.id))
    .returning()
  await holdSegments(scope, settled!)
  await noteUses(scope, settled!)
  const madePublic = await makePublic(scope, entry.content)
  if (changed.length > 0)
    await noteAudit(scope, {
      ...{ action: 'entry.published', subjectId: entry.id, subjectName: entry.name },
      changes: {
        ...{ languages: changed, version: entry.version, startsAt, endsAt: input.endsAt ?? null },
        ...(note && { note }),
        ...(madePublic.length > 0 && { madePublic }),
      },
    })
  return { entry: settled!, madePublic }
})

function publishingRefusals(entry: EntryRow, input: PublishEntry, now: Date): Refusal[] {
  const { title } = entry.content
  const { startsAt, endsAt } = input
  const from = startsAt && startsAt > now ? startsAt : now
  return [
    ...(entry.kind === 'template'
      ? [refusal('TRANSITION_NOT_ALLOWED', ['entryId'], 'a template is never published')]
      : []),
    ...(input.languages.length === 0 ? [refusal('INVALID_INPUT', ['languages'], 'names no language')] : []),
    ...(isInBothLanguages(entry) && languages.some(language => !input.languages.includes(language))
      ? [refusal('BOTH_LANGUAGES_REQUIRED', ['languages'], 'is published in both languages at once alone')]
      : []),
    ...languages
      .filter(language => input.languages.includes(language) && title[language] === '')
      .map(language => refusal('TITLE_MISSING', ['title', language], 'is not published without a title', { language })),
    ...(endsAt && endsAt <= from ? [refusal('RANGE_REVERSED', ['endsAt'], 'ends before it begins')] : []),
  ]
}

/** The entry with an address in each of these languages; one that is missing is made of the title. */
async function withAddresses(scope: OperationScope, entry: EntryRow, wanted: readonly Language[]): Promise<EntryRow> {
  if (!hasAddress(entry)) return entry
  const missing = languages.filter(language => wanted.includes(language) && entry.content.slug[language] === '')
  if (missing.length === 0) return entry
  let { slug } = entry.content
  for (const language of missing) {
    const title = entry.content.title[language]
    const stem = freeSegment(title, () => false)
    slug = { ...slug, [language]: freeSegment(title, await takenSegments(scope.tx, language, entry.id, stem)) }
  }
  return saveContent(scope, entry, { ...entry.content, slug })
}

type Wanted = { readonly language: Language; readonly startsAt: Date; readonly endsAt: Date | null }

/** Publishes in one language; false where visitors see just that already, and until then. */
async function publishIn(scope: OperationScope, entry: EntryRow, wanted: Wanted): Promise<boolean> {
  const { tx, now, viewer, newId } = scope
  const { language, startsAt, endsAt } = wanted
  const digest = digestsOf(entry.content)[language]
  const present = (await shownOrComing(tx, entry.id, now)).filter(each => each.language === language)
  const { live, next } = turnsOf(present, now)
  const isSameEnd = live?.endsAt?.getTime() === endsAt?.getTime()
  if (live && !next && startsAt <= now && live.fingerprint === digest && isSameEnd) return false
  // What was to be seen later gives way: there is one plan at a time.
  await tx
    .delete(publications)
    .where(and(eq(publications.entryId, entry.id), eq(publications.language, language), gt(publications.startsAt, now)))
  // Until the new start, then: also where it was to end at that of the plan which gave way.
  const gaveWay = next !== null && live?.endsAt?.getTime() === next.startsAt.getTime()
  if (live && (live.endsAt === null || live.endsAt > startsAt || gaveWay))
    await tx.update(publications).set({ endsAt: startsAt }).where(eq(publications.id, live.id))
  // Shown and taken away within one moment, it was never seen.
  await tx
    .delete(publications)
    .where(
      and(eq(publications.entryId, entry.id), eq(publications.language, language), eq(publications.startsAt, startsAt)),
    )
  const { content } = entry
  const settings = await readSettings(tx)
  const isEvent = entry.kind === 'event'
  await tx.insert(publications).values({
    ...{ id: newId(), entryId: entry.id, language, revisionId: await revisionOf(tx, entry) },
    ...{ kind: entry.kind, key: entry.key, content, fingerprint: digest, tags: [...content.tags] },
    slug: hasAddress(entry) ? content.slug[language] : '',
    publishedOn: content.publishDate ?? shopDay(settings, startsAt),
    eventAt: isEvent && content.startsAt !== null ? new Date(content.startsAt) : null,
    eventUntil: isEvent && content.startsAt !== null ? new Date(content.endsAt ?? content.startsAt) : null,
    ...{ startsAt, endsAt, turned: startsAt <= now ? 1 : 0, publishedBy: doerId(viewer), publishedAt: now },
  })
  return true
}

/** The revision that holds the working copy as it is. */
async function revisionOf(tx: OperationScope['tx'], entry: EntryRow): Promise<string> {
  const [revision] = await tx
    .select({ id: entryRevisions.id })
    .from(entryRevisions)
    .where(and(eq(entryRevisions.entryId, entry.id), eq(entryRevisions.version, entry.version)))
  if (!revision) throw new Error(`entry ${entry.id} has no revision of its version ${entry.version}`)
  return revision.id
}

/** Makes files public that an entry shows, but for those in the trash; what visitors are shown they may have. */
async function makePublic({ tx, now }: OperationScope, content: EntryContent): Promise<string[]> {
  const ids = filesOf(content)
  if (ids.length === 0) return []
  const changed = await tx
    .update(files)
    .set({ isPublic: true, changedAt: now, revision: sql`${files.revision} + 1` })
    .where(and(inArray(files.id, ids), isNull(files.deletedAt), sql`not ${files.isPublic}`))
    .returning({ name: files.name })
  return changed.map(({ name }) => name).toSorted()
}

export type WithdrawEntry = {
  readonly entryId: string
  readonly languages: readonly Language[]
  readonly note?: string | null
}

/** Takes an entry away from visitors in the languages that are named, also what they were to see later; the working copy
 *  stays. Refuses with BOTH_LANGUAGES_REQUIRED, TRANSITION_NOT_ALLOWED where nothing is published in any of them, and
 *  ENTRY_LOCKED; throws NotFound. */
export const withdrawEntry = operation('admin:content', async (scope, input: WithdrawEntry): Promise<EntryRow> => {
  const entry = await lockedEntry(scope.tx, input.entryId)
  await requireLock(scope, 'entry', entry.id)
  const note = input.note?.trim() || null
  refuseIf([
    ...(isInBothLanguages(entry) && languages.some(language => !input.languages.includes(language))
      ? [refusal('BOTH_LANGUAGES_REQUIRED', ['languages'], 'is withdrawn in both languages at once alone')]
      : []),
    ...noteRefusals(note),
  ])
  const ended = await endPublications(scope, entry, input.languages)
  if (ended.length === 0) refuse('TRANSITION_NOT_ALLOWED', ['languages'], 'is not published')
  await noteAudit(scope, {
    ...{ action: 'entry.withdrawn', subjectId: entry.id, subjectName: entry.name },
    changes: { languages: ended, ...(note && { note }) },
  })
  return entry
})

/** Ends what visitors see of an entry, and takes back what they were to see. Answers with the languages in which there was
 *  something. */
export async function endPublications(
  scope: OperationScope,
  entry: EntryRow,
  wanted: readonly Language[],
): Promise<Language[]> {
  const { tx, now } = scope
  const present = (await shownOrComing(tx, entry.id, now)).filter(({ language }) => wanted.includes(language))
  for (const { id, startsAt } of present) {
    if (startsAt > now) await tx.delete(publications).where(eq(publications.id, id))
    else await tx.update(publications).set({ endsAt: now, isWithdrawn: true, turned: 2 }).where(eq(publications.id, id))
  }
  await holdSegments(scope, entry)
  await noteUses(scope, entry)
  return languages.filter(language => present.some(each => each.language === language))
}

/** Brings to visitors what began or ended since it was last looked at: what is kept of pages is made anew then. Meant to
 *  run every minute and at the start; twice does no harm. Answers with how many publications turned. */
export const turnPublications = (database: Database, now: Date): Promise<number> =>
  inTransaction(database, async tx => {
    const moment = sql`${now.toISOString()}::timestamptz`
    const due = sql`case when ${publications.endsAt} <= ${moment} then 2 else 1 end`
    const turned = await tx
      .update(publications)
      .set({ turned: sql`${due}` })
      .where(
        sql`${publications.turned} < 2 and ${publications.startsAt} <= ${moment} and ${publications.turned} < ${due}`,
      )
      .returning({ entryId: publications.entryId })
    if (turned.length > 0) await noteShown(tx, [...new Set(turned.map(({ entryId }) => entryId))].toSorted(), now)
    return turned.length
  })

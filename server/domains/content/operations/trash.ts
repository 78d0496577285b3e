import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { languages } from '../../../kit/languages.ts'
import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { AuditAction } from '../../../platform/auditActions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { type OperationScope, operation } from '../../../platform/operation.ts'
import { requireLock } from '../../locks/operations.ts'
import { hasAddress } from '../rules/content.ts'
import { freeSegment } from '../rules/segments.ts'
import { entries, entryReuses } from '../tables.ts'
import { endPublications } from './publishing.ts'
import { columnsOf, type EntryRow, holdSegments, keepRevision, noteUses, takenSegments } from './store.ts'

type EntryIds = { readonly entryIds: readonly string[] }

/** Most entries that a refusal names which stand in the way. */
const mostNamed = 5

/** Entries that are there, or in the trash, in the order of their ids and locked. */
const lockedEntries = (tx: Transaction, ids: readonly string[], isInTrash: boolean): Promise<EntryRow[]> =>
  tx
    .select()
    .from(entries)
    .where(
      and(
        inArray(entries.id, ids.filter(isId)),
        isInTrash ? isNotNull(entries.deletedAt) : isNull(entries.deletedAt),
        isNull(entries.key),
      ),
    )
    .orderBy(entries.id)
    .for('update')

/** Which of these other entries hold, that are not in the trash; named in the refusals. */
async function usedRefusals(tx: Transaction, ids: readonly string[], given: readonly string[]): Promise<Refusal[]> {
  const held = await tx
    .select({ reusedId: entryReuses.reusedId, name: entries.name })
    .from(entryReuses)
    .innerJoin(entries, eq(entries.id, entryReuses.entryId))
    .where(and(inArray(entryReuses.reusedId, [...ids]), isNull(entries.deletedAt)))
    .orderBy(entries.name)
  return [...Map.groupBy(held, ({ reusedId }) => reusedId)].map(([id, by]) => {
    const names = by.slice(0, mostNamed).map(({ name }) => name)
    const text = `is part of ${names.join(', ')}${by.length > names.length ? ' and others' : ''}`
    return refusal('ENTRY_IN_USE', ['entryIds', String(given.indexOf(id))], text, { names, count: by.length })
  })
}

/** Puts entries into the trash; visitors no longer see them, and their addresses are free. Standing pages, and ids that are
 *  none, are left out. Refuses with ENTRY_IN_USE while others hold them, naming these, and with ENTRY_LOCKED. Answers with
 *  those that it took. */
export const trashEntries = operation(
  'admin:content',
  async (scope, { entryIds }: EntryIds): Promise<{ trashedIds: string[] }> => {
    const { tx, now } = scope
    const found = await lockedEntries(tx, entryIds, false)
    const ids = found.map(({ id }) => id)
    if (ids.length === 0) return { trashedIds: [] }
    await requireLock(scope, 'entry', ids, id => ['entryIds', String(entryIds.indexOf(id))])
    refuseIf(await usedRefusals(tx, ids, entryIds))
    for (const entry of found) {
      const [trashed] = await tx.update(entries).set({ deletedAt: now }).where(eq(entries.id, entry.id)).returning()
      await endPublications(scope, trashed!, languages)
    }
    await noteEach(scope, 'entry.trashed', found)
    return { trashedIds: inOrder(entryIds, found) }
  },
)

/** Brings entries back from the trash, unpublished; an address that somebody else has by now gets a number behind it. Answers
 *  with those that it brought back. */
export const restoreEntries = operation(
  'editor:content',
  async (scope, { entryIds }: EntryIds): Promise<{ restoredIds: string[] }> => {
    const { tx, now } = scope
    const found = await lockedEntries(tx, entryIds, true)
    for (const entry of found) {
      let { slug } = entry.content
      for (const language of hasAddress(entry) ? languages : []) {
        if (slug[language] === '') continue
        const taken = await takenSegments(tx, language, entry.id, slug[language])
        if (taken(slug[language])) slug = { ...slug, [language]: freeSegment(slug[language], taken) }
      }
      const isSame = slug === entry.content.slug
      const [restored] = await tx
        .update(entries)
        .set({
          ...{ deletedAt: null, changedAt: now },
          ...(!isSame && { ...columnsOf({ ...entry.content, slug }), version: entry.version + 1 }),
        })
        .where(eq(entries.id, entry.id))
        .returning()
      if (!isSame) await keepRevision(scope, restored!, null)
      await holdSegments(scope, restored!)
      await noteUses(scope, restored!)
    }
    await noteEach(scope, 'entry.restored', found)
    return { restoredIds: inOrder(entryIds, found) }
  },
)

/** Deletes entries for good that are in the trash, with all that they ever were; others are left out. Answers with those that
 *  it deleted. */
export const deleteEntries = operation(
  'admin:content',
  async (scope, { entryIds }: EntryIds): Promise<{ deletedIds: string[] }> => {
    const { tx } = scope
    const found = await lockedEntries(tx, entryIds, true)
    const ids = found.map(({ id }) => id)
    if (ids.length === 0) return { deletedIds: [] }
    // Others in the trash may hold them; these show nothing in their place from now on.
    await tx.delete(entryReuses).where(inArray(entryReuses.reusedId, ids))
    await tx.delete(entries).where(inArray(entries.id, ids))
    await noteEach(scope, 'entry.deleted', found)
    return { deletedIds: inOrder(entryIds, found) }
  },
)

const inOrder = (wanted: readonly string[], done: readonly EntryRow[]): string[] => {
  const ids = new Set(done.map(({ id }) => id))
  return wanted.filter(id => ids.delete(id))
}

const noteEach = (scope: OperationScope, action: AuditAction, done: readonly EntryRow[]): Promise<void> =>
  noteAudit(
    scope,
    done.map(({ id, name }) => ({ action, subjectId: id, subjectName: name })),
  )

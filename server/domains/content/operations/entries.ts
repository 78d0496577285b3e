import { eq } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { stableJson } from '../../../kit/stableJson.ts'
import { doerId } from '../../../kit/viewer.ts'
import { noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { operation } from '../../../platform/operation.ts'
import { refusingTaken } from '../../../platform/taken.ts'
import { requireLock } from '../../locks/operations.ts'
import { readSettings } from '../../settings/queries.ts'
import { textClassesOf } from '../../site/settings.ts'
import { changedContent, type EntryChanges, entryLimits } from '../rules/changes.ts'
import { type EntryContent, type EntryKind, emptyContent, type StandingKey } from '../rules/content.ts'
import { entries } from '../tables.ts'
import { adminBlockRefusals, referenceRefusals } from './references.ts'
import { columnsOf, type EntryRow, holdSegments, keepRevision, lockedEntry, noteUses, saveContent } from './store.ts'

export type CreateEntry = {
  readonly kind: EntryKind
  /** Of a standing page, and of nothing else. */
  readonly key?: StandingKey | null
  /** The entry, a template perhaps, whose content it begins with; addresses are not taken over. */
  readonly copyOf?: string | null
  readonly changes: EntryChanges
}

/** Makes an entry; nobody but staff sees it until it is published. Refuses all that `changedContent` and `referenceRefusals`
 *  do, BLOCK_FOR_ADMINS, SLUG_TAKEN, and ENTRY_TWICE for a standing page that is there already; paths begin with `changes`. */
export const createEntry = operation('editor:content', async (scope, input: CreateEntry): Promise<EntryRow> => {
  const { tx, now, viewer, newId } = scope
  const { kind, key = null } = input
  if ((kind === 'standing') !== (key !== null))
    refuse('INVALID_INPUT', ['key'], 'is for standing pages, and for each of them')
  const id = newId()
  const origin = input.copyOf ? await copied(tx, input.copyOf, kind) : emptyContent
  const { content, refusals } = changedContent(kind, origin, input.changes, textClassesOf(await readSettings(tx)))
  refuseIf(
    below([
      ...refusals,
      ...(await referenceRefusals(tx, { id, kind }, emptyContent, content)),
      // What a template has of administrators' blocks they approved of.
      ...adminBlockRefusals(viewer, origin, content),
    ]),
  )
  const by = doerId(viewer)
  const [entry] = await refusingTaken({ entries_key: { code: 'ENTRY_TWICE', path: ['key'] } }, () =>
    tx
      .insert(entries)
      .values({
        ...{ id, kind, key, ...columnsOf(content) },
        ...{ createdAt: now, createdBy: by, changedAt: now, changedBy: by },
      })
      .returning(),
  )
  await holdSegments(scope, entry!, ['changes', 'slug'])
  await noteUses(scope, entry!)
  await keepRevision(scope, entry!, null)
  await noteAudit(scope, { action: 'entry.created', subjectId: id, subjectName: entry!.name, changes: { kind, key } })
  return entry!
})

/** The content of another entry, without its addresses and dates. Throws NotFound. */
async function copied(tx: Transaction, id: string, kind: EntryKind): Promise<EntryContent> {
  const [entry] = isId(id) ? await tx.select().from(entries).where(eq(entries.id, id)) : []
  if (!entry || entry.deletedAt !== null) throw new NotFound()
  const isDated = kind === 'event' && entry.kind === 'event'
  return {
    ...entry.content,
    ...{ slug: emptyContent.slug, publishDate: null },
    ...(!isDated && { startsAt: null, endsAt: null }),
  }
}

const below = (refusals: readonly Refusal[]): Refusal[] =>
  refusals.map(each => ({ ...each, path: ['changes', ...each.path] }))

export type UpdateEntry = {
  readonly entryId: string
  /** The version that the editor saw; null: whatever it is by now. */
  readonly version: number | null
  readonly changes: EntryChanges
  /** What was done, for the list of revisions. */
  readonly note?: string | null
}

/** Changes the working copy of an entry; what visitors see stays as it is. Refuses as `createEntry`, with STALE_REVISION
 *  where somebody else was faster, and ENTRY_LOCKED while somebody else edits it; throws NotFound for one that is unknown or
 *  in the trash. */
export const updateEntry = operation('editor:content', async (scope, input: UpdateEntry): Promise<EntryRow> => {
  const { tx, viewer } = scope
  const before = await lockedEntry(tx, input.entryId)
  await requireLock(scope, 'entry', before.id)
  refuseStale({ revision: before.version }, input.version, 'version')
  const note = input.note?.trim() || null
  const classes = textClassesOf(await readSettings(tx))
  const { content, refusals } = changedContent(before.kind, before.content, input.changes, classes)
  refuseIf([
    ...below([
      ...refusals,
      ...(await referenceRefusals(tx, before, before.content, content)),
      ...adminBlockRefusals(viewer, before.content, content),
    ]),
    ...noteRefusals(note),
  ])
  if (stableJson(content) === stableJson(before.content)) return before
  return saveContent(scope, before, content, { note, path: ['changes', 'slug'] })
})

/** Why a note cannot be kept. */
export const noteRefusals = (note: string | null): Refusal[] =>
  note !== null && note.length > entryLimits.note.characters
    ? [refusal('INVALID_INPUT', ['note'], `has more than ${entryLimits.note.characters} characters`)]
    : []

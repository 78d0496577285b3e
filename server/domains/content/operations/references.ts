import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { stableJson } from '../../../kit/stableJson.ts'
import { mayWrite, type Viewer } from '../../../kit/viewer.ts'
import type { Transaction } from '../../../platform/database.ts'
import { files } from '../../files/tables.ts'
import { galleries } from '../../galleries/tables.ts'
import { knownBlocks } from '../rules/blockTypes.ts'
import { type EntryContent, type EntryKind, filesOf, reusedBy } from '../rules/content.ts'
import { allBlocks, partsOfBlock } from '../rules/document.ts'
import { finderOf, laterKinds } from '../rules/pointers.ts'
import { deepestReuse, reuseProblem } from '../rules/reuse.ts'
import { entries, entryReuses } from '../tables.ts'

type Named = { readonly id: string; readonly path: readonly string[] }
type NamedFile = Named & { readonly wants: 'picture' | 'video' | null }

/** What a document points at, with the paths by which its editor finds it. */
function pointersOf({ document }: EntryContent) {
  const all = allBlocks(document).flatMap(({ block, path }) =>
    partsOfBlock(block).map(part => ({ part, path: ['document', ...path, ...part.path] })),
  )
  const named = (type: string): Named[] =>
    all.flatMap(({ part, path }) => (part.kind === 'id' && part.of === type ? [{ id: part.value, path }] : []))
  const filed: NamedFile[] = all.flatMap(({ part, path }) =>
    part.kind === 'file' ? [{ id: part.value, path, wants: part.wants }] : [],
  )
  return { files: filed, named, galleries: named('Gallery'), reused: named('ManagedEntry') }
}

/** Why an entry cannot point at what it does: NOT_FOUND for files, galleries and entries that are not there, or in the trash
 *  unless it pointed at them before, and for products, groups and forms alike; FILE_TYPE_INVALID for what is no picture or video where one is wanted; ENTRY_CYCLE for
 *  reusable entries that would hold themselves, or too deep. */
export async function referenceRefusals(
  tx: Transaction,
  entry: { readonly id: string; readonly kind: EntryKind },
  before: EntryContent,
  after: EntryContent,
): Promise<Refusal[]> {
  const wanted = pointersOf(after)
  const listed = [
    ...(after.imageId === null ? [] : [{ id: after.imageId, path: ['imageId'], wants: 'picture' as const }]),
    ...after.mediaIds.map((id, place) => ({ id, path: ['mediaIds', String(place)], wants: null })),
    ...after.downloadIds.map((id, place) => ({ id, path: ['downloadIds', String(place)], wants: null })),
  ]
  return [
    ...(await fileRefusals(tx, [...listed, ...wanted.files], new Set(filesOf(before)))),
    ...(await galleryRefusals(tx, wanted.galleries, new Set(pointersOf(before).galleries.map(({ id }) => id)))),
    ...(await reuseRefusals(tx, entry, wanted.reused, new Set(reusedBy(before)))),
    ...(await laterRefusals(tx, before, after)),
  ]
}

/** What other domains have. One statement for each kind that is pointed at anew; what went since stays where it stood. */
async function laterRefusals(tx: Transaction, before: EntryContent, after: EntryContent): Promise<Refusal[]> {
  const [was, wanted] = [pointersOf(before), pointersOf(after)]
  const refusals: Refusal[] = []
  for (const kind of laterKinds) {
    const known = new Set(was.named(kind).map(({ id }) => id))
    const added = wanted.named(kind).filter(({ id }) => !known.has(id))
    if (added.length === 0) continue
    const rows = await finderOf(kind)(tx, [...new Set(added.map(({ id }) => id))].filter(isId))
    const found = new Set(rows.map(({ id }) => id))
    refusals.push(
      ...added.filter(({ id }) => !found.has(id)).map(({ path }) => refusal('NOT_FOUND', path, nothingThere[kind])),
    )
  }
  return refusals
}

const nothingThere = {
  Product: 'there is no such product',
  ProductGroup: 'there is no such product group',
  Form: 'there is no such form',
} as const

async function fileRefusals(
  tx: Transaction,
  wanted: readonly NamedFile[],
  known: ReadonlySet<string>,
): Promise<Refusal[]> {
  const ids = [...new Set(wanted.map(({ id }) => id))].filter(isId)
  if (wanted.length === 0) return []
  const rows = await tx
    .select({ id: files.id, type: files.type, deletedAt: files.deletedAt })
    .from(files)
    .where(and(inArray(files.id, ids), files.isInLibrary))
    .orderBy(files.id)
    .for('key share')
  const found = new Map(rows.map(row => [row.id, row]))
  return wanted.flatMap(({ id, path, wants }) => {
    const file = found.get(id)
    if (!file || (file.deletedAt !== null && !known.has(id)))
      return [refusal('NOT_FOUND', path, 'there is no such file in the library')]
    return wants !== null && file.type !== wants ? [refusal('FILE_TYPE_INVALID', path, `is no ${wants}`)] : []
  })
}

async function galleryRefusals(
  tx: Transaction,
  wanted: readonly Named[],
  known: ReadonlySet<string>,
): Promise<Refusal[]> {
  if (wanted.length === 0) return []
  const ids = wanted.map(({ id }) => id).filter(isId)
  const rows = await tx
    .select({ id: galleries.id })
    .from(galleries)
    .where(and(inArray(galleries.id, ids), isNull(galleries.deletedAt)))
  const found = new Set(rows.map(({ id }) => id))
  return wanted.flatMap(({ id, path }) =>
    found.has(id) || known.has(id) ? [] : [refusal('NOT_FOUND', path, 'there is no such gallery')],
  )
}

/** Reusable entries are locked in the order of their ids while somebody puts one into another, so that of two who would make
 *  a circle together the second sees what the first did. */
async function reuseRefusals(
  tx: Transaction,
  entry: { readonly id: string; readonly kind: EntryKind },
  wanted: readonly Named[],
  known: ReadonlySet<string>,
): Promise<Refusal[]> {
  if (wanted.length === 0) return []
  const rows = await tx
    .select({ id: entries.id, kind: entries.kind, deletedAt: entries.deletedAt })
    .from(entries)
    .where(eq(entries.kind, 'reusable'))
    .orderBy(entries.id)
    .for('share')
  const found = new Map(rows.map(row => [row.id, row]))
  const pairs = await tx
    .select({ entryId: entryReuses.entryId, reusedId: entryReuses.reusedId })
    .from(entryReuses)
    .innerJoin(entries, eq(entries.id, entryReuses.entryId))
    .where(eq(entries.kind, 'reusable'))
  const grouped = Map.groupBy(pairs, pair => pair.entryId)
  const reuses = new Map([...grouped].map(([id, of]) => [id, of.map(({ reusedId }) => reusedId)]))
  return wanted.flatMap(({ id, path }) => {
    const reused = found.get(id)
    if (!reused || (reused.deletedAt !== null && !known.has(id)))
      return [refusal('NOT_FOUND', path, 'there is no such reusable entry')]
    const problem = reuseProblem(reuses, { id: entry.id, isReusable: entry.kind === 'reusable' }, id)
    if (problem === null) return []
    const text = problem === 'cycle' ? 'it would hold itself' : `is nested more than ${deepestReuse} deep`
    return [refusal('ENTRY_CYCLE', path, text)]
  })
}

/** Refuses blocks of administrators that somebody else added or changed; what stood there before may stay. */
export function adminBlockRefusals(viewer: Viewer, before: EntryContent, after: EntryContent): Refusal[] {
  if (mayWrite(viewer, 'content')) return []
  const types = knownBlocks()
  const kept = new Map(allBlocks(before.document).map(({ block }) => [block.id, stableJson(block.props)]))
  return allBlocks(after.document).flatMap(({ block, path }) =>
    types.get(block.type)?.isForAdmins && kept.get(block.id) !== stableJson(block.props)
      ? [refusal('BLOCK_FOR_ADMINS', ['document', ...path], 'administrators alone add and change such blocks')]
      : [],
  )
}

import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../../../kit/languages.ts'
import type { Area, Viewer } from '../../../kit/viewer.ts'
import { mayEdit, mayRead } from '../../../kit/viewer.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { type Reader, run } from '../../../platform/statements.ts'

/**
 * Where files are used. The library does not know who shows its files: each domain declares its uses beside its tables,
 * `server/fileUses.ts` gathers them, and they are made known once at the start of a process (`usesWith`), as reactions
 * are. A test fails for a foreign key to `files` that nobody declares. Source: decision 0064.
 */

/** What a file is used as. */
export const fileUseKinds = [
  'productPicture',
  'productDownload',
  'groupPicture',
  'colorPicture',
  'galleryPicture',
  'entry',
  'voucherTemplate',
  'voucherSettings',
] as const
export type FileUseKind = (typeof fileUseKinds)[number]

/** A thing that uses a file, as the database has it. `times`: how often it does; `things`: how many things use this file in
 *  this way, be they listed or not. */
export type FoundUse = {
  readonly fileId: string
  readonly subjectId: string
  readonly title: LocalizedText
  readonly times: number
  readonly things: number
}

/** Things of one kind that are listed for a file. */
const mostUses = 50

/** The things that use files, by a source of `file_id`, `subject_id`, `title` and `times`: at most `mostUses` for each file. */
export const foundIn = (reader: Reader, source: SQL): Promise<FoundUse[]> =>
  run<FoundUse>(
    reader,
    sql`select file_id as "fileId", subject_id as "subjectId", title, times, things from (
        select u.*, count(*) over (partition by file_id)::int as things,
          row_number() over (partition by file_id order by subject_id) as place
        from (${source}) as u
      ) as ranked where place <= ${mostUses} order by file_id, place`,
  )

/** What a change of files is made in. */
export type ShownScope = { readonly tx: Transaction; readonly now: Date }

/** What changed of a file: what it is made of, or what is said of it. */
export type ShownPart = 'content' | 'words'

/** One way in which a domain uses files. */
export type FileUseDeclaration = {
  readonly kind: FileUseKind
  /** The foreign keys by which it does. */
  readonly columns: readonly AnyPgColumn[]
  /** Who may be told what uses a file, and who may take it away there. */
  readonly area: Area
  /** The page of the admin centre on which that is done. */
  readonly pathOf: (subjectId: string) => string
  /** What uses these files, at most `mostUses` things for each of them. */
  readonly find: (reader: Reader, fileIds: readonly string[]) => Promise<readonly FoundUse[]>
  /** Takes the files away from everything that uses them so. */
  readonly remove: (scope: OperationScope, fileIds: readonly string[]) => Promise<void>
  /** Brings up to date what is kept of these files elsewhere; absent where nothing is kept. */
  readonly refresh?: (scope: ShownScope, fileIds: readonly string[], part: ShownPart) => Promise<void>
}

/** Who keeps showing what a file was, whatever becomes of it: such as orders. They are no uses that stand in the way. */
export type FileKeeper = {
  /** The column, which is no foreign key. */
  readonly column: AnyPgColumn
  /** Of these files those that it shows. */
  readonly shown: (tx: Transaction, fileIds: readonly string[]) => Promise<readonly string[]>
  /** Shows another file in its place from now on. */
  readonly showInstead: (tx: Transaction, fileId: string, copyId: string) => Promise<void>
}

export type FileUses = {
  readonly uses: readonly FileUseDeclaration[]
  readonly keepers: readonly FileKeeper[]
}

let known: FileUses | null = null

/** Makes the gathered uses known, once at the start of the process. */
export function usesWith(uses: FileUses): void {
  known = uses
}

/** What was made known. Throws where nothing was: files that are in use would be lost. */
export function knownUses(): FileUses {
  if (known === null) throw new Error('files are changed before it is known what uses them')
  return known
}

/** A use as staff see it. The title is null for those who may not read where it is. */
export type FileUse = Omit<FoundUse, 'title'> & {
  readonly kind: FileUseKind
  readonly path: string
  readonly title: LocalizedText | null
}

/** What uses these files, by kind in the order of `fileUseKinds`; at most `mostUses` of each kind for each of them. */
export async function usesOf(reader: Reader, viewer: Viewer, fileIds: readonly string[]): Promise<FileUse[]> {
  if (fileIds.length === 0) return []
  const found: FileUse[] = []
  for (const { kind, area, find, pathOf } of knownUses().uses) {
    for (const use of await find(reader, fileIds)) {
      const title = mayRead(viewer, area) ? use.title : null
      found.push({ ...use, title, kind, path: pathOf(use.subjectId) })
    }
  }
  return found
}

/** Whether the viewer may take a file away from what uses it so. */
export const mayRemove = (viewer: Viewer, kind: FileUseKind): boolean =>
  knownUses().uses.some(use => use.kind === kind && mayEdit(viewer, use.area))

/** Brings up to date what is kept of a file in other places: lists, tiles and galleries hold the names of its pictures. To be
 *  called in the transaction of every change that visitors see of a file. */
export async function refreshShownFile(scope: ShownScope, fileId: string, part: ShownPart = 'content'): Promise<void> {
  for (const { refresh } of knownUses().uses) await refresh?.(scope, [fileId], part)
}

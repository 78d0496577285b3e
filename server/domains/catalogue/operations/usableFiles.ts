import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isId } from '../../../kit/ids.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { OperationScope } from '../../../platform/operation.ts'
import { files } from '../../files/tables.ts'

/** Files of the library that visitors may have, by id, and whether they are pictures; others are left out. They stay so
 *  until the transaction ends: nobody puts one into the trash while something begins to show it. */
export async function usableFiles(
  { tx }: Pick<OperationScope, 'tx'>,
  fileIds: readonly string[],
): Promise<Map<string, { readonly isPicture: boolean }>> {
  const wanted = fileIds.filter(isId)
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({ id: files.id, width: files.width })
    .from(files)
    .where(and(inArray(files.id, wanted), eq(files.isPublic, true), files.isInLibrary, isNull(files.deletedAt)))
    .orderBy(asc(files.id))
    .for('share')
  return new Map(rows.map(({ id, width }) => [id, { isPicture: width !== null }]))
}

/** Why pictures cannot be shown: each that is no picture for visitors, under its place in the list. */
export async function pictureRefusals(
  scope: Pick<OperationScope, 'tx'>,
  fileIds: readonly string[] | null | undefined,
  path: string,
): Promise<Refusal[]> {
  const usable = await usableFiles(scope, fileIds ?? [])
  return (fileIds ?? []).flatMap((fileId, at) =>
    usable.get(fileId)?.isPicture
      ? []
      : [refusal('NOT_FOUND', [path, String(at)], 'is no picture that visitors may see')],
  )
}

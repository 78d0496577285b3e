import type { OperationScope } from '../../../platform/operation.ts'
import type { FileRow } from '../queries.ts'
import { files } from '../tables.ts'
import { knownUses } from './uses.ts'

/** Before files change or go: whoever keeps showing what they were, such as orders, gets a copy of its own, outside the
 *  library. The bytes lie there once all the same. */
export async function keepForKeepers(scope: OperationScope, changing: readonly FileRow[]): Promise<void> {
  const { tx, newId } = scope
  const byId = new Map(changing.map(file => [file.id, file]))
  const copies = new Map<string, string>()
  for (const { shown, showInstead } of knownUses().keepers) {
    for (const fileId of await shown(tx, [...byId.keys()])) {
      const copyId = copies.get(fileId) ?? newId()
      if (!copies.has(fileId)) await tx.insert(files).values(copyOf(byId.get(fileId)!, copyId, scope.now))
      copies.set(fileId, copyId)
      await showInstead(tx, fileId, copyId)
    }
  }
}

function copyOf(file: FileRow, id: string, now: Date): typeof files.$inferInsert {
  const { sha256, name, extension, mimeType, size, width, height, alt, caption, isPublic, focalX, focalY } = file
  return {
    ...{ id, sha256, name, extension, mimeType, size, width, height, alt, caption, isPublic, focalX, focalY },
    ...{ isInLibrary: false, createdAt: file.createdAt, changedAt: now },
  }
}

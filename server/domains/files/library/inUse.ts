import { type Refusal, refusal } from '../../../kit/refusals.ts'
import type { FileRow } from '../queries.ts'
import type { FileUse } from './uses.ts'

/** Why files that are in use stay as they are: FILE_IN_USE for each of them, with what uses it. `pathOf`: into the input. */
export function useRefusals(
  files: readonly FileRow[],
  uses: readonly FileUse[],
  pathOf: (file: FileRow) => readonly string[],
): Refusal[] {
  const byFile = Map.groupBy(uses, use => use.fileId)
  return files.flatMap(file => {
    const own = byFile.get(file.id)
    if (!own) return []
    const kinds = new Map(own.map(({ kind, things }) => [kind, things]))
    const said = [...kinds].map(([kind, things]) => `${things} × ${kind}`).join(', ')
    return [refusal('FILE_IN_USE', pathOf(file), `${file.name} is in use: ${said}.`, { file, uses: own })]
  })
}

import { kindOf } from '../../../kit/fileKinds.ts'
import { refuse } from '../../../kit/refusals.ts'
import type { Storage } from '../../../platform/storage.ts'
import { type Arriving, contentOf } from '../arriving/contentOf.ts'
import { keptName, mostDocumentBytes } from '../rules.ts'

/** A document that lies in the storage; `size` is bytes. */
export type KeptDocument = {
  readonly sha256: string
  readonly name: string
  readonly extension: string
  readonly mimeType: string
  readonly size: number
}

/** Takes a PDF in; what it is is read from its content, not from its name. Refuses with FILE_TYPE_INVALID and
 *  FILE_TOO_LARGE (over 15 MB) at `path`. */
export async function keepDocument(storage: Storage, file: Arriving, path: readonly string[]): Promise<KeptDocument> {
  const content = await contentOf(file, mostDocumentBytes, path)
  if (kindOf(content) !== 'pdf') refuse('FILE_TYPE_INVALID', path, 'is no PDF')
  const stored = await storage.putFile(content)
  const name = keptName(file.filename, 'dokument.pdf')
  return { sha256: stored.sha256, name, extension: 'pdf', mimeType: 'application/pdf', size: stored.size }
}

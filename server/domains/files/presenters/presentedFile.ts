import type { OperationContext } from '../../../platform/operation.ts'
import { locksOf } from '../../locks/queries.ts'
import type { FileRow } from '../queries.ts'
import { presentFile } from './fileAnswer.ts'

type Asking = Pick<OperationContext, 'database' | 'language' | 'now'>

/** Files as documented paths answer with them, and who is editing them. */
export async function presentedFiles({ database, language, now }: Asking, found: readonly FileRow[]) {
  const ids = found.map(file => file.id)
  const locks = await locksOf(database.drizzle, 'file', ids, now())
  return found.map(file => presentFile(file, language, locks.get(file.id)))
}

/** The same of one. */
export async function presentedFile(context: Asking, file: FileRow) {
  const [shown] = await presentedFiles(context, [file])
  return shown!
}

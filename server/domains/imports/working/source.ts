import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../../platform/statements.ts'
import type { Storage } from '../../../platform/storage.ts'
import { files } from '../../files/tables.ts'
import { TableRefused } from '../reading/refused.ts'

/** Lets `read` have a file of the library on this machine's disk. Throws TableRefused where it is gone. */
export async function withSource<Result>(
  { reader, storage }: { readonly reader: Reader; readonly storage: Storage },
  fileId: string,
  read: (path: string) => Promise<Result>,
): Promise<Result> {
  const [file] = await reader
    .select({ sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)))
  const opened = file ? await storage.openFile(file.sha256) : null
  if (!opened) throw new TableRefused('TABLE_GONE')
  if (opened.path !== null) return read(opened.path)
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'table')
    await pipeline(opened.stream(), createWriteStream(path))
    return await read(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

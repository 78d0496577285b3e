import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ensureFolder } from '../folders.ts'
import type { Storage } from '../storage.ts'

/**
 * Lends a kept file as one on this machine's disk for as long as `use` works: where it lies, if it lies here, else a copy of
 * it in `folder`, which goes afterwards. Answers with what `use` does, or null where there is no such file.
 */
export async function withLocalFile<Result>(
  storage: Pick<Storage, 'openFile'>,
  sha256: string,
  folder: string,
  use: (path: string) => Promise<Result>,
): Promise<Result | null> {
  const file = await storage.openFile(sha256)
  if (file === null) return null
  const { path } = file
  if (path !== null) return use(path)
  const copy = join(folder, `${sha256}-copy.${randomUUID()}`)
  try {
    await ensureFolder(folder, 0o700)
    await pipeline(file.stream(), createWriteStream(copy, { mode: 0o600 }))
    return await use(copy)
  } finally {
    await rm(copy, { force: true })
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureFolder } from '../folders.ts'
import { notePassed } from '../youngGarbage.ts'
import { ABANDONED_AFTER_MILLISECONDS, type Draft, storageFailure } from './backend.ts'
import { orNull } from './disk.ts'

/** A file that is larger than its place allows; nothing of it was kept. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
  readonly mostBytes: number

  constructor(mostBytes: number) {
    super(`the file has more than ${mostBytes} bytes`)
    this.mostBytes = mostBytes
  }
}

/** Content as it arrives: in one piece or in many. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>

/**
 * Receives content in a file of its own in `folder`, hashed while it arrives, gives `use` the whole of it, and takes the
 * file away again. However large it is, a piece at a time is in memory. Throws `FileTooLarge`, and `StorageUnavailable`
 * where the disk takes nothing more.
 */
export async function withDraft<Result>(
  folder: string,
  content: Content,
  mostBytes: number,
  use: (draft: Draft) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, randomUUID())
  try {
    await ensureFolder(folder, 0o700)
    return await use({ path, ...(await write(path, content, mostBytes)) })
  } catch (error) {
    throw storageFailure(error) ?? error
  } finally {
    await rm(path, { force: true })
  }
}

async function write(
  path: string,
  content: Content,
  mostBytes: number,
): Promise<{ readonly sha256: string; readonly size: number }> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      size += chunk.byteLength
      if (size > mostBytes) throw new FileTooLarge(mostBytes)
      hash.update(chunk)
      await handle.writeFile(chunk)
      notePassed(chunk.byteLength)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { sha256: hash.digest('hex'), size }
}

/** Clears away what killed processes were still receiving; a day is longer than any upload. */
export async function removeAbandonedDrafts(folder: string, now: Date): Promise<void> {
  for (const name of (await orNull(readdir(folder))) ?? []) {
    const found = await orNull(stat(join(folder, name)))
    if (found !== null && now.getTime() - found.mtimeMs > ABANDONED_AFTER_MILLISECONDS) {
      await rm(join(folder, name), { force: true })
    }
  }
}

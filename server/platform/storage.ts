import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, folderFailure } from './failure.ts'
import { ensureFolder } from './folders.ts'

/** A kept file: its content's SHA-256 in hexadecimal names it, its size is in bytes. */
interface StoredFile {
  readonly sha256: string
  readonly size: number
}

/** Keeps files once each, by their content; what is kept never changes until it is removed. */
export interface Storage {
  /** Keeps the content and answers when it is safely on the disk. Throws `FileTooLarge`, keeping nothing. */
  putFile(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { readonly mostBytes?: number },
  ): Promise<StoredFile>
  /** The content to be sent on, or null if there is no such file; `start` reads its first bytes. */
  openFile(
    sha256: string,
  ): Promise<{ readonly size: number; start(bytes: number): Promise<Buffer>; stream(): ReadStream } | null>
  /** The content as a whole, or null if there is no such file. */
  readFile(sha256: string): Promise<Buffer | null>
  /** Forgets a file that nobody else refers to; one that is not there is no mistake. */
  removeFile(sha256: string): Promise<void>
}

/** A file that is larger than its place allows; nothing of it was kept. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
  readonly mostBytes: number

  constructor(mostBytes: number) {
    super(`the file has more than ${mostBytes} bytes`)
    this.mostBytes = mostBytes
  }
}

/** Whether a text has the form of a SHA-256 as files are named by it. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Opens the store below `dataDir`. Throws StartFailure where its folder cannot be written. */
export async function openStorage(dataDir: string): Promise<Storage> {
  const root = join(dataDir, 'files')
  const incoming = join(root, 'incoming')
  try {
    await ensureFolder(dataDir, 0o711)
    await ensureFolder(incoming, 0o700)
    await removeAbandoned(incoming)
  } catch (error) {
    throw folderFailure(error, dataDir) ?? error
  }
  const pathOf = (sha256: string): string => join(root, sha256.slice(0, 2), sha256)

  return {
    async putFile(content, { mostBytes = Number.POSITIVE_INFINITY } = {}) {
      const draft = join(incoming, randomUUID())
      try {
        const file = await write(draft, content, mostBytes)
        const folder = join(root, file.sha256.slice(0, 2))
        await ensureFolder(folder, 0o700)
        await rename(draft, pathOf(file.sha256))
        await syncFolder(folder)
        return file
      } finally {
        await rm(draft, { force: true })
      }
    },
    async openFile(sha256) {
      if (!isHash(sha256)) return null
      const path = pathOf(sha256)
      const found = await orNull(stat(path))
      return (
        found && {
          size: found.size,
          start: bytes => startOf(path, bytes),
          stream: () => createReadStream(path),
        }
      )
    },
    async readFile(sha256) {
      return isHash(sha256) ? orNull(readFile(pathOf(sha256))) : null
    },
    async removeFile(sha256) {
      if (isHash(sha256)) await rm(pathOf(sha256), { force: true })
    },
  }
}

async function write(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      size += chunk.byteLength
      if (size > mostBytes) throw new FileTooLarge(mostBytes)
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { sha256: hash.digest('hex'), size }
}

async function startOf(path: string, bytes: number): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** A rename is only as safe as the folder that notes it. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const ABANDONED_AFTER_MILLISECONDS = 24 * 3_600_000

/** Clears away what killed processes were still receiving; a day is longer than any upload. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const found = await orNull(stat(join(incoming, name)))
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_AFTER_MILLISECONDS) {
      await rm(join(incoming, name), { force: true })
    }
  }
}

async function orNull<Result>(attempt: Promise<Result>): Promise<Result | null> {
  try {
    return await attempt
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

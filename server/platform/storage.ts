import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { folderFailure } from './failure.ts'
import { ensureFolder } from './folders.ts'
import { type Backend, type ByteRange, isHash, type StoredEntry } from './storage/backend.ts'
import { INCOMING, openDisk, orNull } from './storage/disk.ts'
import { type Content, removeAbandonedDrafts, withDraft } from './storage/drafts.ts'
import { hashesOfMade, removeMade } from './storage/made.ts'

export { isHash, StorageUnavailable, storageFailure } from './storage/backend.ts'
export { FileTooLarge } from './storage/drafts.ts'

/** A kept file: its content's SHA-256 in hexadecimal names it, its size is in bytes. */
interface StoredFile {
  readonly sha256: string
  readonly size: number
}

/** A kept file to be read; nothing of it is in memory until it is read. */
interface OpenedFile {
  readonly size: number
  /** Where it lies on this machine's disk; null where it lies elsewhere. */
  readonly path: string | null
  /** Its first bytes, all where it has fewer. */
  start(bytes: number): Promise<Buffer>
  /** The content to be sent on, or a part of it. */
  stream(range?: ByteRange): Readable
}

/**
 * Keeps files once each, by their content; what is kept never changes until it is removed. All of it may throw
 * `StorageUnavailable`. Who removes asks first whether somebody else needs the bytes: `platform/bytes.ts`.
 */
export interface Storage {
  /** Keeps the content and answers when it is safe. Throws `FileTooLarge`, keeping nothing. */
  putFile(content: Content, options?: { readonly mostBytes?: number }): Promise<StoredFile>
  /** The content to be sent on, or null if there is no such file. */
  openFile(sha256: string): Promise<OpenedFile | null>
  /** The content as a whole, or null if there is no such file. */
  readFile(sha256: string): Promise<Buffer | null>
  /** Forgets a file that nobody refers to, with all that was made from it; one that is not there is no mistake. */
  removeFile(sha256: string): Promise<void>
  /** All that is kept, in no order; what lies in two places while files move from one to the other comes twice. */
  listFiles(): AsyncIterable<StoredEntry>
  /** The hashes of files, kept or not, that something was made from. */
  listMade(): AsyncIterable<string>
  /** Clears away what was still arriving when a process ended, after a day. */
  removeAbandoned(now: Date): Promise<void>
}

export interface StorageOptions {
  /** Where files are kept from now on; the disk below the data folder unless told otherwise. */
  readonly backend?: Backend
  /** Where older ones may still lie, until they have been moved. */
  readonly older?: Backend | null
  /** Is told of each file before it is kept, so that it is not removed between that and its first reference. */
  readonly claim?: (sha256: string) => Promise<void>
}

/** The folder of files below the data folder. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** Opens the store below `dataDir`. Throws StartFailure where its folder cannot be written. */
export async function openStorage(dataDir: string, options: StorageOptions = {}): Promise<Storage> {
  const incoming = join(filesFolder(dataDir), INCOMING)
  try {
    await ensureFolder(dataDir, 0o711)
    await ensureFolder(incoming, 0o700)
    await removeAbandonedDrafts(incoming, new Date())
  } catch (error) {
    throw folderFailure(error, dataDir) ?? error
  }
  const { backend = openDisk(filesFolder(dataDir)), older = null, claim = async () => {} } = options
  const backends = older === null ? [backend] : [backend, older]
  // Whoever looked here before a file was moved here, and there afterwards, looks here once more.
  const places = older === null ? backends : [...backends, backend]

  return {
    putFile: (content, { mostBytes = Number.POSITIVE_INFINITY } = {}) =>
      withDraft(incoming, content, mostBytes, async draft => {
        await claim(draft.sha256)
        await backend.keep(draft)
        return { sha256: draft.sha256, size: draft.size }
      }),
    async openFile(sha256) {
      if (!isHash(sha256)) return null
      for (const place of places) {
        const size = await place.sizeOf(sha256)
        if (size !== null) return opened(place, sha256, size)
      }
      return null
    },
    async readFile(sha256) {
      if (!isHash(sha256)) return null
      for (const place of places) {
        const content = await orNull(buffer(place.read(sha256)))
        if (content !== null) return content
      }
      return null
    },
    async removeFile(sha256) {
      if (!isHash(sha256)) return
      for (const place of backends) await place.remove(sha256)
      await removeMade(dataDir, sha256)
    },
    async *listFiles() {
      for (const place of backends) yield* place.list()
    },
    listMade: () => hashesOfMade(dataDir),
    async removeAbandoned(now) {
      await removeAbandonedDrafts(incoming, now)
      for (const place of backends) await place.removeAbandoned(now)
    },
  }
}

const opened = (backend: Backend, sha256: string, size: number): OpenedFile => ({
  size,
  path: backend.pathOf(sha256),
  async start(bytes) {
    return size === 0 ? Buffer.alloc(0) : buffer(backend.read(sha256, { start: 0, end: Math.min(bytes, size) - 1 }))
  },
  stream: range => backend.read(sha256, range),
})

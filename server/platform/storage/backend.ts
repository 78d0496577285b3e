import type { Readable } from 'node:stream'
import { errorCode } from '../failure.ts'

/** A part of a file, by its first and last byte, both included; absent: from the beginning, to the end. */
export interface ByteRange {
  readonly start?: number
  readonly end?: number
}

/** A file that has arrived as a whole and lies at `path` of the disk for a moment. `size` is bytes. */
export interface Draft {
  readonly path: string
  readonly sha256: string
  readonly size: number
}

/** What lies in a backend. `sha256` is null for what is named otherwise than files are: nobody here put it there. */
export interface StoredEntry {
  readonly name: string
  readonly sha256: string | null
  readonly size: number
}

/** Where the bytes of files lie: each under its hash, whole or not at all, whatever ends in the middle. */
export interface Backend {
  readonly name: 'disk' | 's3'
  /** Keeps a draft under its hash, over what may lie there; answers when it is safe. The draft may be gone then. */
  keep(draft: Draft): Promise<void>
  /** Bytes of a file, null where there is no such file. */
  sizeOf(sha256: string): Promise<number | null>
  /** Where a file lies on this machine's disk, null where files lie elsewhere. */
  pathOf(sha256: string): string | null
  /** The content, or a part of it; fails with the code ENOENT where there is no such file. */
  read(sha256: string, range?: ByteRange): Readable
  /** Forgets a file; one that is not there is no mistake. */
  remove(sha256: string): Promise<void>
  /** All that lies there, in no order. */
  list(): AsyncIterable<StoredEntry>
  /** Clears away what was still arriving when a process ended, after a day: longer than any upload takes. */
  removeAbandoned(now: Date): Promise<void>
}

/** Nobody comes back after so long to go on with what was arriving. */
export const ABANDONED_AFTER_MILLISECONDS = 24 * 3_600_000

/** Whether a text has the form of a SHA-256 as files are named by it. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** Files cannot be kept or read at the moment: the disk is full or read-only, the storage service is away or refuses.
 *  Nobody's mistake, and worth another try later. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** What the system says of a disk that takes nothing more, or gives nothing; EFBIG is what a limit on sizes of files says. */
const diskTroubles: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO'])

/** An error as one of the storage where that is what it tells of, whichever call it came from; null for every other. */
export function storageFailure(error: unknown): StorageUnavailable | null {
  if (error instanceof StorageUnavailable) return error
  const code = errorCode(error)
  return code !== null && diskTroubles.has(code)
    ? new StorageUnavailable(`the disk takes nothing more (${code})`, { cause: error })
    : null
}

/** That there is no such file, as the disk says it. */
export const missingFile = (): Error => Object.assign(new Error('there is no such file'), { code: 'ENOENT' })

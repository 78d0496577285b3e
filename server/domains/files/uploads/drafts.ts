import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { KIND_BYTES, kindOf } from '../../../kit/fileKinds.ts'
import { isId } from '../../../kit/ids.ts'
import { errorCode } from '../../../platform/failure.ts'
import { ensureFolder } from '../../../platform/folders.ts'
import { notePassed } from '../../../platform/youngGarbage.ts'

/** What has arrived of files lies below the data folder until it is whole, kept or given up; all processes share it. */

/** The folder of what is arriving. */
const draftsFolder = (dataDir: string): string => join(dataDir, 'uploads')

/** Where what arrived of an upload lies. */
export const draftPath = (dataDir: string, id: string): string => join(draftsFolder(dataDir), id)

/** Bytes that have arrived so far; none where there is no such draft. */
export async function draftSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}

/** Takes away what arrived, and what inspection put beside it; what is not there is no mistake. */
export async function removeDraft(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(`${path}.cleaned`, { force: true })
}

/** The ids of all drafts, and since when each has not grown. */
export async function listDrafts(dataDir: string): Promise<{ id: string; changedAt: Date }[]> {
  const names = await readdir(draftsFolder(dataDir)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const ids = [...new Set(names.map(name => name.split('.')[0]!))].filter(isId)
  const found: { id: string; changedAt: Date }[] = []
  for (const id of ids) {
    const names = [draftPath(dataDir, id), `${draftPath(dataDir, id)}.cleaned`]
    const times = await Promise.all(names.map(timeOf))
    found.push({ id, changedAt: new Date(Math.max(...times)) })
  }
  return found
}

async function timeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}

/** Content that has arrived whole. */
export type Received = { readonly size: number; readonly sha256: string }

/** How much may arrive, by the first bytes of what does. */
export type MostBytes = (start: ReturnType<typeof kindOf>) => number

/**
 * Writes content into a new draft, a piece at a time, hashed while it arrives. What is more than `mostBytes` is read to its
 * end and thrown away, for who sends it would not hear the answer otherwise; then `tooLarge` says what may have been, and
 * the draft holds nothing. So it is where the disk fails, which throws what it says.
 */
export async function receiveDraft(
  path: string,
  content: AsyncIterable<Uint8Array | string>,
  mostBytes: MostBytes,
): Promise<Received | { readonly tooLarge: number; readonly size: number }> {
  const rest = content[Symbol.asyncIterator]()
  try {
    await ensureFolder(join(path, '..'), 0o700)
    const handle = await open(path, 'wx', 0o600)
    try {
      return await received(handle, rest, mostBytes)
    } finally {
      await handle.close()
    }
  } catch (error) {
    await readOut(rest)
    throw error
  }
}

type Pieces = AsyncIterator<Uint8Array | string>

async function received(
  handle: FileHandle,
  pieces: Pieces,
  mostBytes: MostBytes,
): Promise<Received | { readonly tooLarge: number; readonly size: number }> {
  const hash = createHash('sha256')
  let size = 0
  let start = Buffer.alloc(0)
  let most = Number.POSITIVE_INFINITY
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    const piece = asBuffer(next.value)
    size += piece.byteLength
    if (start.byteLength < KIND_BYTES) {
      start = Buffer.concat([start, piece.subarray(0, KIND_BYTES - start.byteLength)])
      most = mostBytes(kindOf(start))
    }
    if (size > most) {
      await handle.truncate(0)
      return { tooLarge: most, size: size + (await readOut(pieces)) }
    }
    hash.update(piece)
    await handle.writeFile(piece)
    notePassed(piece.byteLength)
  }
  await handle.sync()
  return { size, sha256: hash.digest('hex') }
}

/** The same bytes, not copied: what arrives is garbage as it is. */
const asBuffer = (piece: Uint8Array | string): Buffer =>
  Buffer.isBuffer(piece)
    ? piece
    : typeof piece === 'string'
      ? Buffer.from(piece)
      : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)

/** Reads what is left and throws it away; answers with how many bytes that were. */
async function readOut(pieces: Pieces): Promise<number> {
  let size = 0
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) size += Buffer.byteLength(next.value)
  return size
}

/** The SHA-256 of a file in hexadecimal, and its bytes. */
export async function hashOf(path: string): Promise<Received> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer)
    size += (chunk as Buffer).byteLength
    notePassed((chunk as Buffer).byteLength)
  }
  return { size, sha256: hash.digest('hex') }
}

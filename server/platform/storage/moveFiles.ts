import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Backend } from './backend.ts'
import { orNull } from './disk.ts'
import { withDraft } from './drafts.ts'

/** Files that are under way at the same time. */
const AT_ONCE = 4

/** How far a move is: files and bytes that are through, of those that lay there when it began. */
export type MoveProgress = {
  readonly files: number
  readonly bytes: number
  readonly ofFiles: number
  readonly ofBytes: number
}

/** What became of a move. */
export type Moved = {
  readonly files: number
  readonly bytes: number
  /** Files whose content is no longer what their name says: they stay where they are. */
  readonly damaged: readonly string[]
  /** What is named otherwise than files are, and stays. */
  readonly foreign: readonly string[]
  /** Whether it was told to stop before all was through. */
  readonly isInterrupted: boolean
}

/** The hash of what lies in a backend under a name; null where nothing does. */
async function hashIn(backend: Backend, sha256: string): Promise<string | null> {
  const hash = createHash('sha256')
  return orNull(pipeline(backend.read(sha256), hash).then(() => hash.digest('hex')))
}

/**
 * Moves all files from one backend to another, each by itself: it is copied, read again where it came to and compared with
 * its hash, and only then removed where it was. So whatever ends in the middle, each file lies whole in one of the two, and
 * doing it again goes on. `incoming` holds files on their way; `signal` lets it stop between two files. Throws what a
 * backend throws.
 */
export async function moveFiles(options: {
  readonly from: Backend
  readonly to: Backend
  readonly incoming: string
  readonly signal: AbortSignal
  readonly tell: (progress: MoveProgress) => void
}): Promise<Moved> {
  const { from, to, incoming, signal, tell } = options
  const all = { files: 0, bytes: 0 }
  const foreign: string[] = []
  for await (const { name, sha256, size } of from.list()) {
    if (sha256 === null) foreign.push(name)
    else {
      all.files += 1
      all.bytes += size
    }
  }
  const done = { files: 0, bytes: 0 }
  const damaged: string[] = []
  // What generates it answers one after the other, whoever asks.
  const entries = from.list()[Symbol.asyncIterator]()
  let hasFailed = false
  const work = async (): Promise<void> => {
    while (!signal.aborted && !hasFailed) {
      const { done: isOver, value: entry } = await entries.next()
      if (isOver) return
      if (entry.sha256 === null) continue
      if (await moveOne({ from, to, incoming }, entry.sha256)) {
        done.files += 1
        done.bytes += entry.size
        tell({ ...done, ofFiles: all.files, ofBytes: all.bytes })
      } else damaged.push(entry.sha256)
    }
  }
  const works = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      hasFailed = true
      throw error
    }),
  )
  // What is under way is brought to its end before a failure is told.
  await Promise.allSettled(works)
  await Promise.all(works)
  return { ...done, damaged, foreign, isInterrupted: signal.aborted && done.files + damaged.length < all.files }
}

/** Moves a file, or finds that it was removed meanwhile; false where its content is not what its name says. */
async function moveOne(
  { from, to, incoming }: { readonly from: Backend; readonly to: Backend; readonly incoming: string },
  sha256: string,
): Promise<boolean> {
  // An earlier attempt may have ended between the two.
  if ((await hashIn(to, sha256)) !== sha256) {
    const copying = withDraft(incoming, from.read(sha256), Number.POSITIVE_INFINITY, async draft => {
      if (draft.sha256 !== sha256) return false
      await to.keep(draft)
      return true
    })
    const isCopied = await orNull(copying)
    if (isCopied === null) return true
    if (!isCopied) return false
    const kept = await hashIn(to, sha256)
    if (kept !== sha256) throw new Error(`${sha256} did not arrive whole; it stays where it was`)
  }
  await from.remove(sha256)
  return true
}

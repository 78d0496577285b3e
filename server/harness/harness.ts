import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Undo = () => Promise<unknown>

/** A temporary folder, and what was started on it. */
export interface Harness {
  readonly folder: string
  /** Has something undone when the harness closes, the last first. Answers with a function that does it at once. */
  onClose(undo: Undo): () => Promise<void>
  /** Undoes what is left and removes the folder, whatever of it fails; then throws the first failure. */
  close(): Promise<void>
}

/** Opens a harness; when the command is told to stop, it is closed too, and the process ends. */
export async function openHarness(prefix: string): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  // The database may run as another user, who must pass.
  await chmod(folder, 0o711)
  const undoings: Undo[] = []
  const undo = async (undoing: Undo): Promise<void> => {
    const place = undoings.indexOf(undoing)
    if (place < 0) return
    undoings.splice(place, 1)
    await undoing()
  }
  let closing: Promise<void> | null = null
  const closeOnce = async () => {
    const failures: unknown[] = []
    const attempt = async (work: Promise<void>) => void (await work.catch((error: unknown) => failures.push(error)))
    while (undoings.length > 0) await attempt(undo(undoings.at(-1)!))
    await attempt(rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    for (const signal of signals) process.off(signal, stop)
    if (failures.length > 0) throw failures[0]
  }
  const close = () => {
    closing ??= closeOnce()
    return closing
  }
  const stop = () => void close().finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, stop)
  return {
    folder,
    onClose(undoing) {
      undoings.push(undoing)
      return () => undo(undoing)
    },
    close,
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

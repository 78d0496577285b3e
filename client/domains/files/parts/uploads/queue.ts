import {
  type DuplicateChoice,
  type Problem,
  QUEUED_TAG,
  type QueueState,
  type UploadEntry,
  type UploadedFile,
} from './entries.ts'

/** What became of a file that arrived whole. */
export type Finished =
  | { readonly file: UploadedFile; readonly isNew: boolean }
  | { readonly existing: UploadedFile | null; readonly problem: Problem }

/** The server or the connection failed; `isPassing`: it is worth going on by itself. */
export class UploadFailed extends Error {
  override name = 'UploadFailed'
  readonly isPassing: boolean
  constructor(isPassing: boolean, cause?: unknown) {
    super('the upload failed', { cause })
    this.isPassing = isPassing
  }
}

/** The server does not take the file. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`refused: ${problem.code}`)
    this.problem = problem
  }
}

export interface Sending {
  /** Where the file arrives already; null: it is announced first. */
  readonly url: string | null
  readonly signal: AbortSignal
  readonly onUrl: (url: string) => void
  readonly onProgress: (percent: number) => void
}

/** What the queue needs of the outside. */
export interface QueueParts {
  /** Why a file is not even sent. */
  check(file: File): Promise<Problem | null>
  /** Brings a file to the server, from where it broke off, and answers with where it lies. Throws UploadFailed and
   *  UploadRefused. */
  send(file: File, sending: Sending): Promise<string>
  /** Makes a file of the library of what has arrived. Throws UploadFailed. */
  finish(url: string, entry: Pick<UploadEntry, 'newTags' | 'onDuplicate'>): Promise<Finished>
  /** Has the server forget what arrived. */
  forget(url: string): void
  onUploaded(file: UploadedFile): void
  /** Calls back after a while, or when the connection is there again; answers with what stops that. */
  wait(milliseconds: number, then: () => void): () => void
}

/** So many are on their way at once; the rest waits. */
const AT_ONCE = 3
/** After a lost connection it goes on after these, the last again and again. */
const PAUSES = [1_000, 3_000, 10_000, 30_000]

export interface UploadQueue {
  readonly state: () => QueueState
  subscribe(listener: () => void): () => void
  add(files: readonly File[], newTags?: readonly string[]): void
  /** Takes an entry out, whatever it is doing. */
  cancel(id: string): void
  cancelAll(): void
  /** Goes on with what failed or waits. */
  retry(id: string): void
  /** What becomes of a duplicate; null: of all that there are, and of those that follow. */
  choose(id: string | null, choice: Exclude<DuplicateChoice, 'REFUSE'>): void
  /** Takes back what was said of files that were not taken. */
  dismissRefused(): void
}

/**
 * Files on their way into the library: three at once are sent, the others wait their turn. What loses the connection goes on by
 * itself; what is not taken leaves the queue and is told of; what is there already waits for a choice.
 */
export function createQueue(parts: QueueParts): UploadQueue {
  let state: QueueState = { entries: [], refused: [], done: 0 }
  let lastId = 0
  /** What is chosen for all duplicates of this filling of the queue. */
  let choiceForAll: Exclude<DuplicateChoice, 'REFUSE'> | null = null
  const listeners = new Set<() => void>()
  const aborts = new Map<string, AbortController>()
  const waits = new Map<string, () => void>()
  const attempts = new Map<string, number>()

  const set = (next: Partial<QueueState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const entryOf = (id: string) => state.entries.find(entry => entry.id === id)
  const change = (id: string, changes: Partial<UploadEntry>) =>
    set({ entries: state.entries.map(entry => (entry.id === id ? { ...entry, ...changes } : entry)) })
  const remove = (id: string) => {
    attempts.delete(id)
    set({ entries: state.entries.filter(entry => entry.id !== id) })
    if (state.entries.length === 0) choiceForAll = null
  }
  const refuse = (id: string, name: string, problem: Problem) => {
    set({ refused: [...state.refused, { id, name, problem }] })
    remove(id)
  }

  /** Begins what waits for its turn, as far as there is room. */
  const proceed = () => {
    for (const { id, status } of state.entries) {
      if (aborts.size >= AT_ONCE) return
      if (status === 'queued') void work(id)
    }
  }

  async function work(id: string): Promise<void> {
    const abort = new AbortController()
    aborts.set(id, abort)
    try {
      await sendAndFinish(id, abort.signal)
    } catch (error) {
      if (!abort.signal.aborted) settleFailure(id, error)
    } finally {
      aborts.delete(id)
      proceed()
    }
  }

  async function sendAndFinish(id: string, signal: AbortSignal): Promise<void> {
    const { file, url, newTags, onDuplicate } = entryOf(id)!
    change(id, { status: 'uploading' })
    const arrivedAt = await parts.send(file, {
      url,
      signal,
      onUrl: known => change(id, { url: known }),
      // Not everything is there before the server says so, and then it looks at the file.
      onProgress: percent =>
        change(id, { progress: Math.min(100, Math.floor(percent)), ...(percent >= 100 && processing) }),
    })
    if (signal.aborted) return
    attempts.delete(id)
    change(id, { url: arrivedAt, progress: 100, ...processing })
    const choice = onDuplicate === 'REFUSE' ? (choiceForAll ?? onDuplicate) : onDuplicate
    const finished = await parts.finish(arrivedAt, { newTags, onDuplicate: choice })
    if (signal.aborted && !('file' in finished)) return
    if ('file' in finished) {
      set({ done: state.done + 1 })
      remove(id)
      parts.onUploaded(finished.file)
    } else if (finished.problem.code === 'FILE_DUPLICATE') {
      change(id, { status: 'duplicate', existing: finished.existing })
      // Chosen for all while the server looked at it.
      if (choiceForAll !== null) choose(id, choiceForAll)
    } else refuse(id, file.name, finished.problem)
  }

  function settleFailure(id: string, error: unknown): void {
    const entry = entryOf(id)
    if (!entry) return
    if (error instanceof UploadRefused) refuse(id, entry.file.name, error.problem)
    else if (error instanceof UploadFailed && error.isPassing) goOnLater(id)
    else change(id, { status: 'failed' })
  }

  function goOnLater(id: string): void {
    const attempt = attempts.get(id) ?? 0
    attempts.set(id, attempt + 1)
    change(id, { status: 'waiting' })
    waits.set(
      id,
      parts.wait(PAUSES[Math.min(attempt, PAUSES.length - 1)]!, () => retry(id)),
    )
  }

  function stopWaiting(id: string): void {
    waits.get(id)?.()
    waits.delete(id)
  }

  function retry(id: string): void {
    stopWaiting(id)
    const status = entryOf(id)?.status
    if (status !== 'waiting' && status !== 'failed') return
    change(id, { status: 'queued' })
    proceed()
  }

  function choose(id: string, choice: Exclude<DuplicateChoice, 'REFUSE'>): void {
    if (entryOf(id)?.status !== 'duplicate') return
    change(id, { status: 'queued', onDuplicate: choice, existing: null })
    proceed()
  }

  function cancel(id: string): void {
    const entry = entryOf(id)
    if (!entry) return
    stopWaiting(id)
    aborts.get(id)?.abort()
    remove(id)
    if (entry.url !== null) parts.forget(entry.url)
  }

  async function take(file: File, newTags: readonly string[]): Promise<void> {
    lastId += 1
    const id = `upload-${lastId}`
    const problem = await parts.check(file)
    if (problem) return set({ refused: [...state.refused, { id, name: file.name, problem }] })
    const entry: UploadEntry = {
      ...{ id, type: 'upload', file, tags: [QUEUED_TAG], newTags, status: 'queued', progress: 0, url: null },
      ...{ onDuplicate: 'REFUSE', existing: null },
    }
    set({ entries: [...state.entries, entry], ...(state.entries.length === 0 && { done: 0 }) })
    proceed()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files, newTags = []) {
      // What was said of earlier files is over when others come.
      if (state.entries.length === 0) set({ refused: [] })
      // One after the other, so that hundreds of pictures are not opened at once.
      void files.reduce((before, file) => before.then(() => take(file, newTags)), Promise.resolve())
    },
    cancel,
    cancelAll() {
      for (const { id } of state.entries) cancel(id)
    },
    retry,
    choose(id, choice) {
      if (id !== null) return choose(id, choice)
      choiceForAll = choice
      for (const entry of state.entries) choose(entry.id, choice)
    },
    dismissRefused: () => set({ refused: [] }),
  }
}

const processing = { status: 'processing' } as const

import type { Refusal } from '../../../../adminKit/edit/refusals.ts'
import { type Bases, type Content, type ContentField, changedFields, merged } from './content.ts'

/** What became of sending a change. */
export type Sent =
  | { readonly kind: 'done'; readonly version: number; readonly content: Content }
  /** Somebody else saved before: this is what they left. */
  | { readonly kind: 'stale'; readonly version: number; readonly content: Content }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'failed' }

export interface SaverState {
  readonly kind: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict'
  /** Of what the server holds, as far as is known. */
  readonly version: number
  readonly refusals: readonly Refusal[]
  readonly conflicts: readonly ContentField[]
}

export interface SaverOptions {
  readonly version: number
  readonly saved: Content
  readonly send: (version: number, content: Content, fields: readonly ContentField[]) => Promise<Sent>
  /** What somebody else did has come in: the page shows it from now on. */
  readonly onMerged: (content: Content) => void
  /** Calls back after so many milliseconds, unless the answer is called before. */
  readonly after: (milliseconds: number, call: () => void) => () => void
}

export interface Saver {
  readonly get: () => SaverState
  readonly subscribe: (listener: () => void) => () => void
  /** What the page holds by now. */
  readonly change: (content: Content) => void
  /** Saves what is not saved yet; whether nothing is left. */
  readonly flush: () => Promise<boolean>
  /** Settles what both changed. */
  readonly resolve: (choice: 'mine' | 'theirs') => void
  /** What the server did besides saving: its version is another now. */
  readonly follow: (version: number, content?: Content) => void
  readonly stop: () => void
}

/** Typing has rested for so long. */
const restMilliseconds = 1000
/** After a failure it is tried again, later each time. */
const firstRetry = 3000
const lastRetry = 30_000

/**
 * Saves the working copy of a page by itself, one request after the other. What fails is tried again until it works; what
 * others changed meanwhile is taken in, and where both changed the same, a person decides. Nothing is dropped.
 */
export function createSaver({ send, onMerged, after, ...first }: SaverOptions): Saver {
  let base: Bases = { mine: first.saved, theirs: first.saved }
  let content = first.saved
  let state: SaverState = { kind: 'saved', version: first.version, refusals: [], conflicts: [] }
  let theirs: { content: Content; version: number } | null = null
  let running: Promise<boolean> | null = null
  let cancel = () => {}
  let retry = firstRetry
  const listeners = new Set<() => void>()
  const put = (next: Partial<SaverState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const isOpen = () => changedFields(base.mine, content).length > 0
  const later = (milliseconds: number) => {
    cancel()
    cancel = after(milliseconds, () => void flush())
  }

  async function once(): Promise<boolean> {
    const fields = changedFields(base.mine, content)
    if (fields.length === 0) {
      put({ kind: 'saved', refusals: [], conflicts: [] })
      return true
    }
    const sent = content
    put({ kind: 'saving', refusals: [], conflicts: [] })
    const answer = await send(state.version, sent, fields)
    if (answer.kind === 'done') {
      base = { mine: sent, theirs: answer.content }
      retry = firstRetry
      put({ version: answer.version })
      return once()
    }
    if (answer.kind === 'refused') {
      put({ kind: 'refused', refusals: answer.refusals })
      return false
    }
    if (answer.kind === 'failed') {
      put({ kind: 'failed' })
      later(retry)
      retry = Math.min(retry * 2, lastRetry)
      return false
    }
    const merge = merged(base, content, answer.content)
    if (merge.conflicts.length > 0) {
      theirs = answer
      put({ kind: 'conflict', conflicts: merge.conflicts })
      return false
    }
    take(answer, merge.content, changedFields(base.mine, content))
    return once()
  }
  /** Goes on with what came of both: `own` fields of it are still to be saved. */
  function take(answer: { content: Content; version: number }, next: Content, own: readonly ContentField[]) {
    const theirs = Object.fromEntries(own.map(field => [field, answer.content[field]]))
    base = { mine: { ...next, ...theirs }, theirs: answer.content }
    content = next
    put({ version: answer.version })
    onMerged(next)
  }
  function flush(): Promise<boolean> {
    cancel()
    if (state.kind === 'conflict') return Promise.resolve(false)
    running ??= once().finally(() => {
      running = null
    })
    return running
  }
  return {
    get: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: next => {
      if (next === content) return
      content = next
      if (state.kind === 'conflict') return
      if (running) return
      if (!isOpen()) {
        cancel()
        return put({ kind: 'saved', refusals: [] })
      }
      if (state.kind !== 'failed') put({ kind: 'waiting', refusals: [] })
      later(state.kind === 'failed' ? retry : restMilliseconds)
    },
    flush,
    resolve: choice => {
      if (!theirs) return
      const { content: other } = theirs
      const both = merged(base, content, other)
      const own = changedFields(base.mine, content)
      if (choice === 'mine') take(theirs, both.content, own)
      else {
        const taken = Object.fromEntries(both.conflicts.map(field => [field, other[field]]))
        const left = own.filter(field => !both.conflicts.includes(field))
        take(theirs, { ...both.content, ...taken }, left)
      }
      theirs = null
      put({ kind: 'waiting', conflicts: [] })
      void flush()
    },
    follow: (version, next) => {
      if (next) {
        base = { mine: next, theirs: next }
        content = next
        cancel()
        put({ kind: 'saved', version, refusals: [], conflicts: [] })
      } else put({ version })
    },
    stop: () => cancel(),
  }
}

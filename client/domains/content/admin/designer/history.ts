/** What was done to a document, with a way back and forth. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** What the last step was about: the next one about the same soon after joins it. */
  readonly last: { readonly subject: string; readonly at: number } | null
}

/** Steps that can be undone. */
const mostSteps = 200
/** Typing that pauses for less is one step. */
const mergeMilliseconds = 1200

export const begun = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], last: null })

/** Goes on to a further state. Steps about the same `subject` that follow closely are undone together. */
export function done<Value>(history: History<Value>, next: Value, subject: string | null, now: number): History<Value> {
  if (Object.is(next, history.present)) return history
  const { last } = history
  const isJoined = subject !== null && last?.subject === subject && now - last.at < mergeMilliseconds
  return {
    past: isJoined ? history.past : [...history.past, history.present].slice(-mostSteps),
    present: next,
    future: [],
    last: subject === null ? null : { subject, at: now },
  }
}

export function undone<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    last: null,
  }
}

export function redone<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, last: null }
}

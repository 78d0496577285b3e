/** What became of one cell, by the field behind it. */
interface CellChange {
  readonly key: string
  readonly before: string
  readonly after: string
}

/** What is taken back as one: a paste, a fill, or what was typed into a cell while it had the focus. */
export interface Step {
  /** What the cells showed when it was done. */
  readonly view: string
  readonly changes: readonly CellChange[]
  /** Which typing it is part of; what follows in the same one belongs to it. */
  readonly typing?: number
}

export interface Steps {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const noSteps: Steps = { done: [], undone: [] }

/** Most steps that are remembered. */
const most = 200

/** The steps with a further one; what was taken back before is forgotten. Cells that stay as they are belong to none. */
export function withStep({ done, undone }: Steps, step: Step): Steps {
  const changes = step.changes.filter(({ before, after }) => before !== after)
  if (changes.length === 0) return { done, undone }
  const last = done.at(-1)
  const isSameTyping = last !== undefined && step.typing !== undefined && last.typing === step.typing
  if (!isSameTyping) return { done: [...done, { ...step, changes }].slice(-most), undone: [] }
  const first = new Map(last.changes.map(change => [change.key, change.before]))
  const joined = changes.map(change => ({ ...change, before: first.get(change.key) ?? change.before }))
  const kept = joined.filter(({ before, after }) => before !== after)
  const earlier = done.slice(0, -1)
  return { done: kept.length === 0 ? earlier : [...earlier, { ...last, changes: kept }], undone: [] }
}

/** What a way back or forth writes, and in which view it is seen. */
export interface Walked {
  readonly steps: Steps
  readonly view: string
  readonly values: ReadonlyMap<string, string>
}

/**
 * Takes the last step back. Only cells that still hold what it wrote go back, for the form may have been discarded or
 * saved since; a step of which nothing is left is passed over. Null where there is none.
 */
export function takenBack({ done, undone }: Steps, textOf: (key: string) => string): Walked | null {
  for (let at = done.length - 1; at >= 0; at -= 1) {
    const step = done[at]!
    const still = step.changes.filter(({ key, after }) => textOf(key) === after)
    if (still.length === 0) continue
    const values = new Map(still.map(({ key, before }) => [key, before]))
    const steps = { done: done.slice(0, at), undone: [...undone, { ...step, changes: still }] }
    return { steps, view: step.view, values }
  }
  return null
}

/** Does what was taken back last once more, under the same condition. */
export function doneAgain({ done, undone }: Steps, textOf: (key: string) => string): Walked | null {
  for (let at = undone.length - 1; at >= 0; at -= 1) {
    const step = undone[at]!
    const still = step.changes.filter(({ key, before }) => textOf(key) === before)
    if (still.length === 0) continue
    const values = new Map(still.map(({ key, after }) => [key, after]))
    const steps = { done: [...done, { ...step, changes: still, typing: undefined }], undone: undone.slice(0, at) }
    return { steps, view: step.view, values }
  }
  return null
}

import { useState } from 'react'
import { doneAgain, noSteps, takenBack, type Walked, withStep } from './steps.ts'

export interface SheetOptions {
  /** What the cells show; what is taken back is shown again as it was done. */
  view: string
  onView: (view: string) => void
  /** What a cell holds, by the field behind it. */
  textOf: (key: string) => string
  /** Writes into the form; nothing is saved by it. */
  onWrite: (values: ReadonlyMap<string, string>) => void
  isReadOnly: boolean
}

/** A sheet in the making: writes into the form of its page, and takes back what it wrote. */
export interface SheetEditing {
  readonly view: string
  readonly isReadOnly: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** `typing`: which typing it is part of (see `Step`). */
  write: (values: ReadonlyMap<string, string>, typing?: number) => void
  undo: () => void
  redo: () => void
  /** Forgets what could be taken back: the fields behind the cells are others now. */
  forget: () => void
}

export function useSheet({ view, onView, textOf, onWrite, isReadOnly }: SheetOptions): SheetEditing {
  const [steps, setSteps] = useState(noSteps)
  const walk = (walked: Walked | null) => {
    if (!walked) return
    setSteps(walked.steps)
    onWrite(walked.values)
    if (walked.view !== view) onView(walked.view)
  }
  return {
    view,
    isReadOnly,
    canUndo: !isReadOnly && takenBack(steps, textOf) !== null,
    canRedo: !isReadOnly && doneAgain(steps, textOf) !== null,
    write: (values, typing) => {
      if (isReadOnly || values.size === 0) return
      const changes = [...values].map(([key, after]) => ({ key, before: textOf(key), after }))
      setSteps(before => withStep(before, { view, changes, ...(typing !== undefined && { typing }) }))
      onWrite(values)
    },
    undo: () => !isReadOnly && walk(takenBack(steps, textOf)),
    redo: () => !isReadOnly && walk(doneAgain(steps, textOf)),
    forget: () => setSteps(noSteps),
  }
}

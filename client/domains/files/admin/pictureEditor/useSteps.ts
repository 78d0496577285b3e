import { useEffect, useEffectEvent, useState } from 'react'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'

/** The values of a form, with a way back and forth through what was done to them. */
export interface Steps<Values> {
  readonly values: Values
  /** A step that can be undone. */
  readonly change: (next: Values) => void
  /** The same while something is being dragged: from where it began until it ends it is one step. */
  readonly preview: (next: Values) => void
  readonly settle: (before: Values) => void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly isReadOnly: boolean
}

/** Steps that can be undone. */
const mostSteps = 200

/** `fields` of the form that a step may change. */
export function useSteps<Values extends object>(fields: readonly (keyof Values & string)[]): Steps<Values> {
  const { values, set, isReadOnly } = useEditingContext<Values>()
  const [past, setPast] = useState<readonly Values[]>([])
  const [future, setFuture] = useState<readonly Values[]>([])
  const preview = (next: Values) => {
    for (const field of fields) if (next[field] !== values[field]) set(field, next[field])
  }
  const settle = (before: Values) => {
    setPast([...past, before].slice(-mostSteps))
    setFuture([])
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    setFuture([...future, values])
    preview(before)
  }
  const redo = () => {
    const next = future.at(-1)
    if (!next) return
    setFuture(future.slice(0, -1))
    setPast([...past, values])
    preview(next)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping || isReadOnly) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) redo()
    else undo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    values,
    preview,
    settle,
    change: next => {
      if (next === values) return
      settle(values)
      preview(next)
    },
    undo: past.length > 0 && !isReadOnly ? undo : null,
    redo: future.length > 0 && !isReadOnly ? redo : null,
    isReadOnly,
  }
}

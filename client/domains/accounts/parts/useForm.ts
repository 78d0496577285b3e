import { createElement, type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePlace } from '../../../router/RouterContext.ts'
import { useKeptForm } from '../../../ui/keptForm.ts'
import type { FormMistake, ToldRefusal } from './addresses/addressMistakes.ts'
import { entranceMistakes, linkMistakes } from './mistakes.ts'

/** What became of what was sent: refusals, or none. */
export type Outcome = { readonly isDone: boolean; readonly refusals: readonly ToldRefusal[] }

/**
 * A form whose refusals are shown beside its fields. `send` gets what was entered; after a refusal the first field
 * that is to be mended has the focus. What was said of a field goes as soon as something else is typed into it: it is not
 * true of that.
 */
export function useForm(send: (entries: FormData) => Promise<Outcome>): {
  form: RefObject<HTMLFormElement | null>
  mistakes: readonly FormMistake[]
  /** Refusals that are about no field. */
  general: readonly FormMistake[]
  /** Why the link that leads here does nothing any more; null for one that may. */
  spent: FormMistake | null
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Whether what was sent last was done. */
  wasSent: boolean
  /** Name and error of a field. */
  field: (name: string) => { name: string; error: ReactNode }
} {
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, `form ${usePlace().path}`)
  /** What the last sending was refused for, and what of it still holds. */
  const [refused, setRefused] = useState<readonly FormMistake[]>([])
  const [mistakes, setMistakes] = useState(refused)
  const [wasSent, setSent] = useState(false)
  useEffect(() => {
    const first = refused.find(({ field }) => field !== null)?.field
    const element = first ? form.current?.elements.namedItem(first) : null
    if (!(element instanceof HTMLElement)) return
    const folded = element.closest('details')
    if (folded) folded.open = true
    element.focus()
    // Only an answer moves the keyboard, never the mending of one of several mistakes.
  }, [refused])
  useEffect(() => {
    const element = form.current
    const forget = ({ target }: Event) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
        setMistakes(now =>
          now.some(({ field }) => field === target.name) ? now.filter(({ field }) => field !== target.name) : now,
        )
    }
    element?.addEventListener('input', forget)
    return () => element?.removeEventListener('input', forget)
  })
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const { isDone, refusals } = await send(entries)
    if (isDone) forget()
    setSent(isDone)
    const told = isDone ? [] : entranceMistakes(refusals, field => entry(entries, field).trim() === '')
    // An answer says nothing of what was typed while it was on its way.
    const now = form.current && new FormData(form.current)
    const found = told.filter(({ field }) => !now || field === null || entry(now, field) === entry(entries, field))
    setRefused(found)
    setMistakes(found)
  }
  return {
    form,
    mistakes,
    general: mistakes.filter(({ field, text }) => field === null && !linkMistakes.has(text)),
    spent: mistakes.find(({ text }) => linkMistakes.has(text)) ?? null,
    onSubmit,
    wasSent,
    field: name => {
      const mistake = mistakes.find(each => each.field === name)
      return { name, error: mistake && createElement(FormattedMessage, { id: mistake.text, values: mistake.values }) }
    },
  }
}

/** What was typed into a field. */
export function entry(entries: FormData, name: string): string {
  const value = entries.get(name)
  return typeof value === 'string' ? value : ''
}

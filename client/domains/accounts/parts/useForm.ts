import { createElement, type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePlace } from '../../../router/RouterContext.ts'
import { useKeptForm } from '../../../ui/keptForm.ts'
import { type EntranceMistake, entranceMistakes, type ToldRefusal } from './mistakes.ts'

/** What became of what was sent: refusals, or none. */
export type Outcome = { readonly isDone: boolean; readonly refusals: readonly ToldRefusal[] }

/**
 * A form whose refusals are shown beside its fields. `send` gets what was entered; after a refusal the first field
 * that is to be mended has the focus.
 */
export function useForm(send: (entries: FormData) => Promise<Outcome>): {
  form: RefObject<HTMLFormElement | null>
  mistakes: readonly EntranceMistake[]
  /** Refusals that are about no field. */
  general: readonly EntranceMistake[]
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Whether what was sent last was done. */
  wasSent: boolean
  /** Name and error of a field. */
  field: (name: string) => { name: string; error: ReactNode }
} {
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, `form ${usePlace().path}`)
  const [mistakes, setMistakes] = useState<readonly EntranceMistake[]>([])
  const [wasSent, setSent] = useState(false)
  useEffect(() => {
    const first = mistakes.find(({ field }) => field !== null)?.field
    const element = first ? form.current?.elements.namedItem(first) : null
    if (!(element instanceof HTMLElement)) return
    const folded = element.closest('details')
    if (folded) folded.open = true
    element.focus()
  }, [mistakes])
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const { isDone, refusals } = await send(entries)
    if (isDone) forget()
    setSent(isDone)
    setMistakes(isDone ? [] : entranceMistakes(refusals, field => entry(entries, field).trim() === ''))
  }
  return {
    form,
    mistakes,
    general: mistakes.filter(({ field }) => field === null),
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

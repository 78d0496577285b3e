import { type RefObject, useCallback, useEffect } from 'react'
import { keep, kept } from './kept.ts'

type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entries = Record<string, string | boolean>

const secret = /password|one-time-code|cc-/

/** Whether what is typed into a field may be kept: it has a name, and is neither secret nor a file. */
const isKept = (field: Element): field is Entry =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.name !== '' &&
  !/^(?:password|file|hidden)$/.test(field.type) &&
  !secret.test(field.autocomplete)

const isTick = (field: Entry): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
/** Radio buttons share their name. */
const nameOf = (field: Entry) => (field.type === 'radio' ? `${field.name} ${field.value}` : field.name)

/** Enters a value as a person does, so that the form's own code hears of it. */
function enter(field: Entry, value: string | boolean): void {
  if (isTick(field)) {
    if (field.checked !== value) field.click()
    return
  }
  if (field.value === value) return
  // React replaces the setter of each field, and would take an assignment for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

function enterAll(form: HTMLFormElement, entries: Entries): void {
  for (const field of form.elements) {
    const value = isKept(field) ? entries[nameOf(field)] : undefined
    // What was typed before the page could be used is newer than what was kept.
    if (!isKept(field) || value === undefined) continue
    if (!isTick(field) && field.value !== fieldDefault(field)) continue
    enter(field, value)
    // Whoever is about to type here writes over it, and not behind it.
    if (field === document.activeElement && !isTick(field) && !(field instanceof HTMLSelectElement)) field.select()
  }
}

const fieldDefault = (field: Entry): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(option => option.defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue

/**
 * Keeps what is typed into a form until `forget` is called, because it was sent, and enters it again when the form comes
 * back: after a reload, in the other language, after signing in. `name` tells forms apart.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const found = (kept(name) ?? {}) as Entries
    enterAll(element, found)
    // A tick may have brought further fields.
    const later = setTimeout(() => enterAll(element, found))
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !isKept(target)) return
      const entries = Object.entries((kept(name) ?? {}) as Entries)
      const others = entries.filter(([each]) => target.type !== 'radio' || !each.startsWith(`${target.name} `))
      keep(name, { ...Object.fromEntries(others), [nameOf(target)]: isTick(target) ? target.checked : target.value })
    }
    element.addEventListener('input', note)
    return () => {
      clearTimeout(later)
      element.removeEventListener('input', note)
    }
  }, [form, name])
  return useCallback(() => keep(name, null), [name])
}

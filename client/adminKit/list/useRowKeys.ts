import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { areKeysOn } from './keyChoice.ts'

type Step = (at: number, count: number, perLine: number) => number

/** `perLine`: rows beside each other, one but for tiles. */
const steps: Partial<Record<string, Step>> = {
  ArrowDown: (at, count, perLine) => (at + perLine < count ? at + perLine : Math.max(at, count - 1)),
  ArrowUp: (at, _count, perLine) => (at >= perLine ? at - perLine : 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}
const stepsInLine: Partial<Record<string, Step>> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: at => Math.max(at - 1, 0),
}
const letters: Partial<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' }

/** Whether keys are words there, or belong to what lies above the page. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const isTyped = target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]')
  return isTyped || target.closest('dialog, [role="dialog"], [role="menu"]') !== null
}

/** The rows of a list, whether they are drawn as a table or as cards. */
const rowsIn = (root: Element | null) => [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** How many rows stand beside each other: of tiles as many as there is room for, else one. */
function perLineOf(rows: readonly HTMLElement[]): number {
  const [first] = rows
  if (!first?.closest('[data-tiles]')) return 1
  return rows.filter(row => row.offsetTop === first.offsetTop).length
}

/** Puts the keyboard on a row: on its link, or whatever of it can be reached. */
export function focusRow(root: Element | null, at: number, control = 'link'): void {
  const row = rowsIn(root)[at]
  const target =
    row?.querySelector<HTMLElement>(`[data-row-control="${control}"]`) ??
    row?.querySelector<HTMLElement>('[data-row-control]')
  target?.focus()
}

export interface RowKeyOptions {
  /** The one list of its page: J, K and X are for it. */
  isMain: boolean
  /** Selects all rows of the page. */
  onAll?: () => void
}

/**
 * One tab stop for the rows of a list: arrow keys, Home and End move between them (of tiles in all directions), Enter
 * follows the row's link, the space bar selects, with Shift all from the one before, Ctrl+A selects the page. A control of
 * a row that takes part carries `data-row-control` with a name of its own, the link's being `link` and the box's `check`.
 * With `isMain`, J and K move from anywhere on the page, and X selects.
 */
export function useRowKeys(root: RefObject<HTMLElement | null>, count: number, { isMain, onAll }: RowKeyOptions) {
  const [active, setActive] = useState(0)
  const present = Math.min(active, Math.max(0, count - 1))

  const onLetter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return
    if (!areKeysOn()) return
    const rows = rowsIn(root.current)
    const at = rows.findIndex(row => row.contains(document.activeElement))
    if (event.key.toLowerCase() === 'x' && at >= 0) {
      event.preventDefault()
      tick(rows[at], event.shiftKey)
    }
    const step = steps[letters[event.key] ?? '']
    if (!step || rows.length === 0) return
    event.preventDefault()
    // From outside of the rows one comes to the row where one was.
    focusRow(root.current, at < 0 ? present : step(at, rows.length, 1))
  })
  useEffect(() => {
    if (!isMain) return
    const listener = (event: globalThis.KeyboardEvent) => onLetter(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isMain])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-row-control]')
    const row = control?.closest<HTMLElement>('[data-row]')
    if (!control || !row) return
    if (onAll && event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault()
      onAll()
      return
    }
    if (event.key === ' ' && control.dataset.rowControl === 'link') {
      event.preventDefault()
      tick(row, event.shiftKey)
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const rows = rowsIn(root.current)
    const perLine = perLineOf(rows)
    const step = steps[event.key] ?? (perLine > 1 ? stepsInLine[event.key] : undefined)
    if (!step) return
    event.preventDefault()
    focusRow(root.current, step(rows.indexOf(row), rows.length, perLine), control.dataset.rowControl)
  }
  return {
    onKeyDown,
    active: present,
    /** For the row at `at`: whether its controls are tab stops, and what to do when one of them is focused. */
    row: (at: number) => ({ tabIndex: at === present ? 0 : -1, onFocus: () => setActive(at) }),
  }
}

/** Selects a row or not, by its box; with Shift all from the one before. */
function tick(row: HTMLElement | undefined, isRange: boolean): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange })
  row?.querySelector('[data-row-control="check"]')?.dispatchEvent(click)
}

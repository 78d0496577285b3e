import { useEffect, useEffectEvent, useRef } from 'react'

/*
 * What a visitor has chosen and typed and not yet sent: it survives a reload, the other language, signing in and a broken
 * connection, and is gone with the tab. Passwords and codes are never among it.
 */

const storageKey = 'entries'
/** Of more forms and products than these the oldest are forgotten. */
const mostEntries = 30

function read(): [name: string, value: unknown][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch {
    // Storage may be switched off; then a reload begins anew.
    return []
  }
}

/** What was kept under a name; null for nothing. */
export const kept = (name: string): unknown => read().find(([each]) => each === name)?.[1] ?? null

/** Keeps a value that JSON can write; null forgets it. */
export function keep(name: string, value: unknown): void {
  const others = read().filter(([each]) => each !== name)
  const all = value === null ? others : [...others, [name, value] as const]
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(all.slice(-mostEntries))))
  } catch {
    // Full, or switched off: what is on the page stays there.
    return
  }
}

/** Of whoever signs out nothing is left for the next. */
export function forgetEntries(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Switched off: there is nothing.
    return
  }
}

/** Keeps a value whenever it changes, null for nothing, and hands over what was kept when the page begins. */
export function useKept<Value>(name: string, value: Value | null, restore: (value: Value) => void): void {
  const call = useEffectEvent(restore)
  const hasBegun = useRef(false)
  useEffect(() => {
    const found = kept(name)
    if (found !== null) call(found as Value)
  }, [name])
  const text = JSON.stringify(value)
  useEffect(() => {
    if (hasBegun.current) keep(name, JSON.parse(text))
    hasBegun.current = true
  }, [name, text])
}

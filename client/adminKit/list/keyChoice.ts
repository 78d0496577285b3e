import { createContext, type ReactNode, useSyncExternalStore } from 'react'

/*
 * Keys that are one letter alone can get in the way of whoever speaks to the computer or hits keys by accident: each can
 * switch them off, in their browser. Source: WCAG 2.1, 2.1.4.
 */

const storageKey = 'admin-keys'
const off = 'off'
const listeners = new Set<() => void>()

/** Whether keys that are one letter alone do something. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off
  } catch {
    // Storage may be switched off; then they are as usual.
    return true
  }
}

/** Switches them on or off, in this browser. */
export function setKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, off)
  } catch {
    // Full, or switched off: they stay as they are, as the switch shows.
    return
  }
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether they are on; changes by itself. */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn, () => true)

/** What the frame around a list adds to the overview of its keys. */
export const FrameKeysContext = createContext<ReactNode>(null)

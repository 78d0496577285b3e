import { useSyncExternalStore } from 'react'

export type ColourScheme = 'light' | 'dark'

const storageKey = 'colour-scheme'

/**
 * Runs in the head before anything is painted, so a stored choice shows without a flash. Kept in step with
 * `chooseScheme` below.
 */
export const schemeScript = `try{var s=localStorage.getItem('${storageKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){console.info('no stored colour scheme',e)}`

const listeners = new Set<() => void>()
const darkQuery = '(prefers-color-scheme: dark)'

function present(): ColourScheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(darkQuery).matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(darkQuery)
  listeners.add(listener)
  media.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
  }
}

/** Keeps the choice in this browser; without one the system's choice holds. */
export function chooseScheme(scheme: ColourScheme): void {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(storageKey, scheme)
  } catch (error) {
    // Storage may be switched off; then the choice holds for this page.
    console.info('the colour scheme is not stored', error)
  }
  for (const listener of listeners) listener()
}

/** The scheme on the screen; null while the page is not hydrated. */
export function useColourScheme(): ColourScheme | null {
  return useSyncExternalStore(subscribe, present, () => null)
}

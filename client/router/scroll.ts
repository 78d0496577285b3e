/** Remembers how far each entry of the history was scrolled, for the way back. */
const storageKey = 'scroll'
const keptEntries = 50

type Positions = Record<string, number>

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions
  } catch {
    // Storage may be switched off or full of something else; then going back starts at the top.
    return {}
  }
}

export function keepScroll(entry: string): void {
  const positions = { ...read(), [entry]: Math.round(window.scrollY) }
  const kept = Object.entries(positions).slice(-keptEntries)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // See `read`.
    return
  }
}

/** Scrolls to where the entry was left, or returns false. */
export function restoreScroll(entry: string): boolean {
  const top = read()[entry]
  if (top === undefined) return false
  window.scrollTo({ top, behavior: 'instant' })
  return true
}

/** Scrolls to the element that a hash names; style sheets leave 100 px above it (`scroll-padding-top`). */
export function scrollToHash(hash: string): boolean {
  const id = hash.slice(1)
  const element = id ? document.getElementById(decodeURIComponent(id)) : null
  element?.scrollIntoView()
  return element !== null
}

import { useSyncExternalStore } from 'react'

/** A list as it was left: where it stands, and what it showed, in order. */
export interface Trail {
  /** The list's path with its search: tab, filters, sort, page. */
  readonly address: string
  readonly rows: readonly TrailRow[]
}

export interface TrailRow {
  /** The page of the row's thing, as its link says. */
  readonly path: string
  readonly label: string
}

/** What the list one came from says about a thing: the way back, and its neighbours. */
export interface TrailPlace {
  readonly address: string
  /** Beginning with 1. */
  readonly at: number
  readonly count: number
  readonly previous: TrailRow | null
  readonly next: TrailRow | null
}

const key = 'adminTrail'

/** Keeps what a list shows, for the pages that are opened from it; until another list is shown, and in this tab alone. */
export function rememberList(trail: Trail): void {
  sessionStorage.setItem(key, JSON.stringify(trail))
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where a thing stands in a list that was kept as text; null where it does not. */
export function placeIn(kept: string | null, path: string): TrailPlace | null {
  if (kept === null) return null
  const { address, rows } = JSON.parse(kept) as Trail
  const at = rows.findIndex(row => decoded(row.path) === decoded(path))
  if (at < 0) return null
  return { address, at: at + 1, count: rows.length, previous: rows[at - 1] ?? null, next: rows[at + 1] ?? null }
}

const never = () => () => {}

/** Where the thing at `path` stands in the list one came from; null for those who came another way. */
export function useTrail(path: string): TrailPlace | null {
  const kept = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(key),
    () => null,
  )
  return placeIn(kept, path)
}

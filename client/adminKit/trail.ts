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

/** In memory alone: names of people and orders are not left behind in a browser. */
let kept: Trail | null = null

/** Keeps what a list shows, for the pages that are opened from it; until another list is shown, or the page is loaded anew. */
export function rememberList(trail: Trail | null): void {
  kept = trail
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where a thing stands in a list; null where it does not. */
export function placeIn(trail: Trail | null, path: string): TrailPlace | null {
  const { address = '', rows = [] } = trail ?? {}
  const at = rows.findIndex(row => decoded(row.path) === decoded(path))
  if (at < 0) return null
  return { address, at: at + 1, count: rows.length, previous: rows[at - 1] ?? null, next: rows[at + 1] ?? null }
}

/** Where the thing at `path` stands in the list one came from; null for those who came another way. */
export const trailAt = (path: string): TrailPlace | null => placeIn(kept, path)

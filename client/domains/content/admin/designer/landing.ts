import type { Place } from './tree.ts'

/** Where a dragged block would land, told from what was measured when the drag began. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A list of the page on the screen: its own box and those of its blocks in their order. All in one system of coordinates. */
export interface MeasuredList {
  readonly parent: string | null
  readonly slot: number
  readonly depth: number
  readonly box: Box
  readonly items: readonly Box[]
}

export interface Landing {
  readonly place: Place
  /** The line that shows it: upright between two blocks of a row, else lying. */
  readonly line: Box
}

/** Thickness of the line in pixels. */
const lineWidth = 4
/** Blocks whose tops differ by less stand in one row. */
const sameRow = 8

const holds = (box: Box, x: number, y: number) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const isBeside = (one: Box, other: Box | undefined) => other !== undefined && Math.abs(one.y - other.y) < sameRow

function distance(box: Box, x: number, y: number): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return dx * dx + dy * dy
}

const lyingLine = (x: number, y: number, width: number): Box => ({ x, y: y - lineWidth / 2, width, height: lineWidth })

/**
 * The place at a point: in the innermost list around it, before or behind the nearest block; in a row of several blocks by
 * the side of it that the point is on. `lists` are those that the dragged block may go to. Null where there is none.
 */
export function landingAt(lists: readonly MeasuredList[], x: number, y: number): Landing | null {
  const around = lists.filter(({ box }) => holds(box, x, y))
  const list =
    around.toSorted((one, other) => other.depth - one.depth)[0] ?? lists.find(({ parent }) => parent === null) ?? null
  if (!list) return null
  const { parent, slot, items, box } = list
  const nearest = items.reduce(
    (best, each, at) => (best === -1 || distance(each, x, y) < distance(items[best]!, x, y) ? at : best),
    -1,
  )
  const item = items[nearest]
  if (!item) return { place: { parent, slot, at: 0 }, line: lyingLine(box.x, box.y + box.height / 2, box.width) }
  const isInRow = isBeside(item, items[nearest - 1]) || isBeside(item, items[nearest + 1])
  if (isInRow) {
    const isBehind = x > item.x + item.width / 2
    const edge = isBehind ? item.x + item.width : item.x
    const line = { x: edge - lineWidth / 2, y: item.y, width: lineWidth, height: item.height }
    return { place: { parent, slot, at: nearest + (isBehind ? 1 : 0) }, line }
  }
  const isBehind = y > item.y + item.height / 2
  const edge = isBehind ? item.y + item.height : item.y
  return { place: { parent, slot, at: nearest + (isBehind ? 1 : 0) }, line: lyingLine(item.x, edge, item.width) }
}

export const isSameLanding = (one: Landing | null, other: Landing | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.place.parent === other.place.parent &&
    one.place.slot === other.place.slot &&
    one.place.at === other.place.at)

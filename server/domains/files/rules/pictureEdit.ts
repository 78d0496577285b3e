import { type Refusal, refusal } from '../../../kit/refusals.ts'

/** A rectangle of a picture, in pixels from its left upper corner. */
export type Rectangle = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Sides = { readonly width: number; readonly height: number }

/** A point of a picture: `x` from 0 (left) to 1, `y` from 0 (top) to 1. */
export type Point = { readonly x: number; readonly y: number }

/** Quarters of a turn, clockwise. */
export const turns = [0, 90, 180, 270] as const
export type Turned = (typeof turns)[number]

/**
 * What an editor did to a picture, in the order in which it is done: turned clockwise by quarters, mirrored, cut out. Always
 * of the untouched picture as it is seen (turned as its camera noted it), never of what an earlier edit made; the rectangle is
 * of the turned and mirrored picture.
 */
export type PictureEdit = {
  readonly turned: Turned
  /** Mirrored left to right; top to bottom is this and half a turn. */
  readonly isMirrored: boolean
  /** Null: the whole picture. */
  readonly crop: Rectangle | null
  /** Pixels of the untouched picture. */
  readonly original: Sides
}

/** Nothing done to a picture. */
export const untouched = (original: Sides): PictureEdit => ({ turned: 0, isMirrored: false, crop: null, original })

/** Whether nothing is done by an edit. */
export const isUntouched = ({ turned, isMirrored, crop }: PictureEdit): boolean =>
  turned === 0 && !isMirrored && crop === null

/** The sides of a picture after it was turned. */
const turnedSides = ({ width, height }: Sides, turned: Turned): Sides =>
  turned === 90 || turned === 270 ? { width: height, height: width } : { width, height }

/** The sides of what an edit makes. */
export const editedSides = ({ turned, crop, original }: PictureEdit): Sides =>
  crop ? { width: crop.width, height: crop.height } : turnedSides(original, turned)

const isWhole = (crop: Rectangle, frame: Sides): boolean =>
  crop.left === 0 && crop.top === 0 && crop.width === frame.width && crop.height === frame.height

/** The edit as it is kept: without a rectangle where that is the whole picture. */
export const tidied = (edit: PictureEdit): PictureEdit =>
  edit.crop && isWhole(edit.crop, turnedSides(edit.original, edit.turned)) ? { ...edit, crop: null } : edit

/** Refuses with CROP_INVALID a rectangle that does not lie within a picture of these sides, or of which nothing is left. */
export function rectangleRefusals(rectangle: Rectangle, sides: Sides, path: readonly string[]): Refusal[] {
  const { left, top, width, height } = rectangle
  const isWithin =
    [left, top, width, height].every(Number.isInteger) &&
    Math.min(left, top) >= 0 &&
    Math.min(width, height) >= 1 &&
    left + width <= sides.width &&
    top + height <= sides.height
  if (isWithin) return []
  return [refusal('CROP_INVALID', path, `does not lie within ${sides.width}x${sides.height}`)]
}

/** The same of what an edit cuts out. */
export const cropRefusals = ({ turned, crop, original }: PictureEdit, path: readonly string[]): Refusal[] =>
  crop ? rectangleRefusals(crop, turnedSides(original, turned), path) : []

/** A further rectangle, of what the edit has made so far. */
export const cropped = (edit: PictureEdit, { left, top, width, height }: Rectangle): PictureEdit =>
  tidied({
    ...edit,
    crop: { left: (edit.crop?.left ?? 0) + left, top: (edit.crop?.top ?? 0) + top, width, height },
  })

/** The edit with what it has made turned by so many degrees, a multiple of 90, clockwise; what was cut out stays. */
export function turnedBy(edit: PictureEdit, degrees: number): PictureEdit {
  const quarters = (((degrees / 90) % 4) + 4) % 4
  let { crop } = edit
  let frame = turnedSides(edit.original, edit.turned)
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    crop = crop && {
      ...{ left: frame.height - crop.top - crop.height, top: crop.left },
      ...{ width: crop.height, height: crop.width },
    }
    frame = turnedSides(frame, 90)
  }
  // Of a mirrored picture the quarter before the mirroring goes the other way.
  const turned = (((edit.turned + (edit.isMirrored ? -90 : 90) * quarters) % 360) + 360) % 360
  return { ...edit, turned: turned as Turned, crop }
}

/** Where a point of what one edit made lies in what another makes; null where that has cut it away. */
export function movedPoint(point: Point, from: PictureEdit, to: PictureEdit): Point | null {
  const before = editedSides(from)
  const frame = turnedSides(from.original, from.turned)
  const x = (from.crop?.left ?? 0) + point.x * before.width
  const y = (from.crop?.top ?? 0) + point.y * before.height
  const seen = turnedPoint(
    { x: from.isMirrored ? frame.width - x : x, y },
    frame,
    ((360 - from.turned) % 360) as Turned,
  )
  const there = turnedPoint(seen, to.original, to.turned)
  const whole = turnedSides(to.original, to.turned)
  const after = editedSides(to)
  const moved = {
    x: ((to.isMirrored ? whole.width - there.x : there.x) - (to.crop?.left ?? 0)) / after.width,
    y: (there.y - (to.crop?.top ?? 0)) / after.height,
  }
  return moved.x >= 0 && moved.x <= 1 && moved.y >= 0 && moved.y <= 1 ? moved : null
}

/** A point in pixels of a picture of these sides, once that was turned. */
function turnedPoint({ x, y }: Point, { width, height }: Sides, turned: Turned): Point {
  if (turned === 90) return { x: height - y, y: x }
  if (turned === 180) return { x: width - x, y: height - y }
  return turned === 270 ? { x: y, y: width - x } : { x, y }
}

/** Turning, mirroring and cutting out, in whole pixels of the picture as it was uploaded. */

export interface Sides {
  readonly width: number
  readonly height: number
}
export interface Rectangle extends Sides {
  readonly left: number
  readonly top: number
}
export interface Point {
  readonly x: number
  readonly y: number
}

export type Turn = 'BY_0' | 'BY_90' | 'BY_180' | 'BY_270'
const turns: readonly Turn[] = ['BY_0', 'BY_90', 'BY_180', 'BY_270']
export const degreesOf = (turn: Turn): number => turns.indexOf(turn) * 90

/** What is done to a picture: turned clockwise, then mirrored, then cut out. `crop` and `focal` are in pixels of the turned
 *  and mirrored picture; null: all of it, and its middle. */
export interface Picture {
  readonly turned: Turn
  readonly isMirrored: boolean
  readonly crop: Rectangle | null
  readonly focal: Point | null
}

/** The sides of the turned picture. */
export const frameOf = ({ width, height }: Sides, turned: Turn): Sides =>
  turned === 'BY_90' || turned === 'BY_270' ? { width: height, height: width } : { width, height }

/** What is cut out; without a rectangle everything. */
export const cropOf = ({ crop, turned }: Picture, original: Sides): Rectangle =>
  crop ?? { left: 0, top: 0, ...frameOf(original, turned) }

const isWhole = (crop: Rectangle, frame: Sides): boolean =>
  crop.left === 0 && crop.top === 0 && crop.width === frame.width && crop.height === frame.height

/** The picture with another rectangle; all of it is none. */
export const withCrop = (picture: Picture, crop: Rectangle, original: Sides): Picture => ({
  ...picture,
  crop: isWhole(crop, frameOf(original, picture.turned)) ? null : crop,
})

/** A quarter to the right; what was cut out, and the focal point, go along. */
export function turnedRight(picture: Picture, original: Sides): Picture {
  const { turned, isMirrored, crop, focal } = picture
  const { height } = frameOf(original, turned)
  // Of a mirrored picture the quarter before the mirroring goes the other way.
  const next = turns[(turns.indexOf(turned) + (isMirrored ? 3 : 1)) % 4]!
  return {
    turned: next,
    isMirrored,
    crop: crop && {
      left: height - crop.top - crop.height,
      top: crop.left,
      width: crop.height,
      height: crop.width,
    },
    focal: focal && { x: height - focal.y, y: focal.x },
  }
}

export const turnedLeft = (picture: Picture, original: Sides): Picture =>
  [1, 2, 3].reduce(each => turnedRight(each, original), picture)

/** Mirrored left to right, as it is seen. */
export function mirrored(picture: Picture, original: Sides): Picture {
  const { width } = frameOf(original, picture.turned)
  const { crop, focal } = picture
  return {
    ...picture,
    isMirrored: !picture.isMirrored,
    crop: crop && { ...crop, left: width - crop.left - crop.width },
    focal: focal && { x: width - focal.x, y: focal.y },
  }
}

/** Mirrored top to bottom: left to right, and half a turn. */
export const upended = (picture: Picture, original: Sides): Picture =>
  turnedRight(turnedRight(mirrored(picture, original), original), original)

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** By which part of a rectangle it is taken: its whole, an edge or a corner. */
export type Grip = 'move' | 'n' | 'e' | 's' | 'w' | 'ne' | 'se' | 'sw' | 'nw'

/** A rectangle that was dragged by so many pixels: it stays within the picture, at least one pixel large and, with a
 *  `ratio` (width to height), in that shape; the side or corner across from the grip stays where it was. */
export function dragged(
  from: Rectangle,
  grip: Grip,
  by: Point,
  { frame, ratio }: { frame: Sides; ratio: number | null },
): Rectangle {
  const [dx, dy] = [Math.round(by.x), Math.round(by.y)]
  const { left, top, width, height } = from
  if (grip === 'move') {
    return {
      ...from,
      left: clamp(left + dx, 0, frame.width - width),
      top: clamp(top + dy, 0, frame.height - height),
    }
  }
  const [toWest, toEast] = [grip.includes('w'), grip.includes('e')]
  const [toNorth, toSouth] = [grip.includes('n'), grip.includes('s')]
  const room = {
    width: toWest ? left + width : toEast ? frame.width - left : width,
    height: toNorth ? top + height : toSouth ? frame.height - top : height,
  }
  let size: Sides = {
    width: clamp(width + (toWest ? -dx : toEast ? dx : 0), 1, room.width),
    height: clamp(height + (toNorth ? -dy : toSouth ? dy : 0), 1, room.height),
  }
  if (ratio !== null) size = shaped(from, size, grip, { frame, ratio, room })
  const isAcross = ratio !== null && !toWest && !toEast
  const isAlong = ratio !== null && !toNorth && !toSouth
  return {
    // Along an edge alone the shape grows to both sides.
    left: toWest ? left + width - size.width : isAcross ? centred(left, width, size.width, frame.width) : left,
    top: toNorth ? top + height - size.height : isAlong ? centred(top, height, size.height, frame.height) : top,
    ...size,
  }
}

const centred = (start: number, length: number, wanted: number, most: number): number =>
  clamp(Math.round(start + (length - wanted) / 2), 0, most - wanted)

/** The size that keeps the shape: it follows the side that was dragged further. */
function shaped(
  from: Rectangle,
  size: Sides,
  grip: Grip,
  { frame, ratio, room }: { frame: Sides; ratio: number; room: Sides },
): Sides {
  const isCorner = grip.length === 2
  const most = {
    width: isCorner || grip === 'e' || grip === 'w' ? room.width : frame.width,
    height: isCorner || grip === 'n' || grip === 's' ? room.height : frame.height,
  }
  const byHeight =
    grip === 'n' ||
    grip === 's' ||
    (isCorner && Math.abs(size.height - from.height) * ratio > Math.abs(size.width - from.width))
  const wanted = byHeight ? size.height * ratio : size.width
  const width = clamp(wanted, Math.max(1, ratio), Math.min(most.width, most.height * ratio))
  return {
    width: clamp(Math.round(width), 1, most.width),
    height: clamp(Math.round(width / ratio), 1, most.height),
  }
}

/** The largest rectangle of a shape within another one, around its middle. */
export function fitted(within: Rectangle, ratio: number): Rectangle {
  const width = Math.min(within.width, within.height * ratio)
  const size = {
    width: clamp(Math.round(width), 1, within.width),
    height: clamp(Math.round(width / ratio), 1, within.height),
  }
  return {
    left: within.left + Math.round((within.width - size.width) / 2),
    top: within.top + Math.round((within.height - size.height) / 2),
    ...size,
  }
}

/** A rectangle of which one number was entered; the others give way. */
export function entered(
  from: Rectangle,
  field: keyof Rectangle,
  value: number,
  { frame, ratio }: { frame: Sides; ratio: number | null },
): Rectangle {
  const whole = Math.round(value)
  if (field === 'left') return { ...from, left: clamp(whole, 0, frame.width - from.width) }
  if (field === 'top') return { ...from, top: clamp(whole, 0, frame.height - from.height) }
  const most = ratio === null ? frame : fitted({ left: 0, top: 0, ...frame }, ratio)
  const side = clamp(whole, 1, most[field])
  const size =
    ratio === null
      ? { width: from.width, height: from.height, [field]: side }
      : field === 'width'
        ? { width: side, height: clamp(Math.round(side / ratio), 1, frame.height) }
        : { width: clamp(Math.round(side * ratio), 1, frame.width), height: side }
  return {
    left: clamp(from.left, 0, frame.width - size.width),
    top: clamp(from.top, 0, frame.height - size.height),
    ...size,
  }
}

/** The focal point as the server takes it: of what is cut out, from 0 to 1; null where it lies outside. */
export function focalOf(picture: Picture, original: Sides): Point | null {
  const { focal } = picture
  if (!focal) return null
  const { left, top, width, height } = cropOf(picture, original)
  const point = { x: (focal.x - left) / width, y: (focal.y - top) / height }
  return point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1 ? point : null
}

/** The same the other way: in whole pixels of the picture. */
export function focalIn(picture: Picture, point: Point | null, original: Sides): Point | null {
  if (!point) return null
  const { left, top, width, height } = cropOf(picture, original)
  return { x: Math.round(left + point.x * width), y: Math.round(top + point.y * height) }
}

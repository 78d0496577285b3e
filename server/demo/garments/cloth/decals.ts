import type { Hex } from '../types.ts'
import type { Point } from './geometry.ts'
import { letters } from './lettering.ts'
import type { Sheet } from './sheet.ts'

/** Moves every point of a path by `move`; curves keep their kind. */
function moved(d: string, move: (point: Point) => Point): string {
  return d.replace(/(-?\d*\.?\d+(?:e-?\d+)?)[ ,]+(-?\d*\.?\d+(?:e-?\d+)?)/g, (_, x: string, y: string) => {
    const [mx, my] = move([Number(x), Number(y)])
    return `${Math.round(mx * 10) / 10} ${Math.round(my * 10) / 10}`
  })
}

/** A print has a body: a thin shadow falls from its lower right edge. */
function printed(d: string, colour: Hex): string {
  return `<path d="${d}" transform="translate(1.1 1.3)" fill="#000" opacity=".3"/><path d="${d}" fill="${colour}"/>`
}

export type TextStyle = {
  weight: number
  stretch: number
  colour: Hex
  maxWidth: number
  maxHeight: number
  turn?: number
}

/** Lettering centred at x with its base line at y, as large as `maxWidth` and `maxHeight` (cap height) allow. */
export function textAt(sheet: Sheet, text: string, [x, y]: Point, style: TextStyle): string {
  const { d, width } = letters(text, style.weight, style.stretch)
  const size = Math.min(style.maxHeight, style.maxWidth / width)
  const turn = ((style.turn ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const place = ([px, py]: Point): Point => {
    const u = (px - width / 2) * size
    const v = py * size
    return sheet.warp([x + u * cos - v * sin, y + u * sin + v * cos])
  }
  return printed(moved(d, place), style.colour)
}

const shield = 'M-31 -38L31 -38L31 2C31 24 14 36 0 43C-14 36 -31 24 -31 2Z'
const shieldInside = 'M-24 -31L-24 2C-24 19 -11 29 0 35C11 29 24 19 24 2L24 -31Z'
const shieldBand = 'M-24 -9L24 -24L24 -8L-24 7Z'
const shieldRing =
  'M0 8C6 8 10 12 10 17C10 22 6 26 0 26C-6 26 -10 22 -10 17C-10 12 -6 8 0 8ZM0 12C-3.5 12 -6 14 -6 17C-6 20 -3.5 22 0 22C3.5 22 6 20 6 17C6 14 3.5 12 0 12Z'

/** A club's shield, 62 × 81 units at size 1, centred at (x, y). */
export function crestAt(sheet: Sheet, [x, y]: Point, size: number, ink: Hex, turn = 0): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  const place = ([px, py]: Point): Point => sheet.warp([x + px * cos - py * sin, y + px * sin + py * cos])
  return (
    printed(moved(shield + shieldInside, place), ink) +
    printed(moved(shieldBand, place), ink) +
    printed(moved(shieldRing, place), ink)
  )
}

/** Two slanting strokes: the maker's mark of the demo range. */
export function markAt(sheet: Sheet, [x, y]: Point, size: number, ink: Hex): string {
  const place = ([px, py]: Point): Point => sheet.warp([x + px * size, y + py * size])
  return printed(moved('M-26 14L-9 -14L2 -14L-15 14ZM-2 14L15 -14L26 -14L9 14Z', place), ink)
}

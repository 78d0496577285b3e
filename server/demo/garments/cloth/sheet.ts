import { type Box, boxOf, flatten, type Point, pathOf, type Run } from './geometry.ts'
import { noise, randomOf } from './noise.ts'
import { alphaPng } from './png.ts'

/** An outline on the sheet: its first run as a polygon, and the whole as path text. */
export type Outline = { points: Point[]; d: string }

/**
 * What one drawing is put on. Every path goes through `warp`, one slow displacement for the whole garment, so that
 * outlines, seams and prints sway together and the left never mirrors the right.
 */
export type Sheet = {
  seed: number
  random: () => number
  defs: string[]
  /** Outlines that throw the shadow on the ground. */
  silhouettes: Outline[]
  /** Further points that must stay inside the picture (handles, straps). */
  reach: Point[]
  warp: (point: Point) => Point
  /** Keeps text once among the definitions and returns its id. */
  define: (make: (id: string) => string) => string
}

export function newSheet(seed: number, sway: number): Sheet {
  const defs: string[] = []
  const warp = ([x, y]: Point): Point => [
    x + sway * (1.5 * noise(x / 330, y / 280, seed + 21) + 0.32 * noise(x / 80, y / 95, seed + 22)),
    y + sway * (1.4 * noise(x / 260, y / 330, seed + 23) + 0.5 * noise(x / 75, y / 110, seed + 24)),
  ]
  return {
    seed,
    random: randomOf(seed),
    defs,
    silhouettes: [],
    reach: [],
    warp,
    define(make) {
      const id = `d${defs.length}`
      defs.push(make(id))
      return id
    },
  }
}

function warped(sheet: Sheet, d: string): Run[] {
  return flatten(d).map(run => ({ ...run, points: run.points.map(sheet.warp) }))
}

export function outlineOf(sheet: Sheet, d: string): Outline {
  const runs = warped(sheet, d)
  return { points: runs[0]!.points, d: pathOf(runs) }
}

/** Path text that follows the sway of the sheet. */
export function onSheet(sheet: Sheet, d: string): string {
  return pathOf(warped(sheet, d))
}

export function clipTo(sheet: Sheet, outline: Outline): string {
  return sheet.define(id => `<clipPath id="${id}"><path d="${outline.d}"/></clipPath>`)
}

/** A blur that works on the given box only: its area decides how long drawing takes. */
export function blurOver(sheet: Sheet, box: Box, deviation: number): string {
  const margin = deviation * 3
  return sheet.define(
    id =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${Math.floor(box.x - margin)}" y="${Math.floor(box.y - margin)}" width="${Math.ceil(box.width + 2 * margin)}" height="${Math.ceil(box.height + 2 * margin)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
}

const grainSize = 192
const grain = (() => {
  const random = randomOf(77)
  const alpha = new Uint8Array(grainSize * grainSize)
  for (let i = 0; i < alpha.length; i++) alpha[i] = Math.floor((random() + random()) * 127)
  return alphaPng(grainSize, grainSize, alpha, [0, 0, 0])
})()

/** A fill of fine irregular dark specks. */
export function grainFill(sheet: Sheet): string {
  const known = sheet.defs.findIndex(text => text.includes('data-grain'))
  if (known >= 0) return `url(#d${known})`
  const id = sheet.define(
    name =>
      `<pattern id="${name}" data-grain="1" patternUnits="userSpaceOnUse" width="${grainSize}" height="${grainSize}"><image width="${grainSize}" height="${grainSize}" href="${grain}"/></pattern>`,
  )
  return `url(#${id})`
}

/**
 * The finished drawing: content scaled so that its silhouettes fill the box (`width` at most 880, height at most 890
 * of 1000), with the shadow it throws on the ground. `view` is the part of the 1000-box that is shown; `turn` in
 * degrees clockwise.
 */
export function finished(sheet: Sheet, content: string, view: Box, turn: number): string {
  const box = boxOf([...sheet.reach, ...sheet.silhouettes.flatMap(outline => outline.points)])
  const scale = Math.min(880 / box.width, 890 / box.height)
  const move = `translate(${494 - scale * (box.x + box.width / 2)} ${488 - scale * (box.y + box.height / 2)}) scale(${scale})`
  const paths = sheet.silhouettes.map(({ d }) => `<path d="${d}"/>`).join('')
  const wide = blurOver(sheet, box, 16)
  const near = blurOver(sheet, box, 5)
  const shadow =
    `<g transform="translate(11 21)" fill="#101a17" opacity=".3" filter="url(#${wide})">${paths}</g>` +
    `<g transform="translate(3 7)" fill="#101a17" opacity=".32" filter="url(#${near})">${paths}</g>`
  const rotate = turn ? `rotate(${turn} 500 500) ` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" width="${view.width}" height="${view.height}">` +
    `<defs>${sheet.defs.join('')}</defs><g transform="${rotate}${move}">${shadow}${content}</g></svg>`
  )
}

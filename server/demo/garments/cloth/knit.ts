import type { Knit } from '../types.ts'
import type { Box } from './geometry.ts'
import type { Sheet } from './sheet.ts'

const tiles: Record<Knit, { width: number; height: number; marks: string; strength: number }> = {
  mesh: {
    width: 7,
    height: 7,
    marks:
      '<circle cx="1.8" cy="1.8" r="1" fill="#000"/><circle cx="5.3" cy="5.3" r="1" fill="#000"/><circle cx="2.4" cy="2.6" r=".7" fill="#fff"/><circle cx="5.9" cy="6.1" r=".7" fill="#fff"/>',
    strength: 0.13,
  },
  pique: {
    width: 6,
    height: 8,
    marks:
      '<path d="M0 2L3 0L6 2M0 6L3 4L6 6" fill="none" stroke="#000" stroke-width="1"/><path d="M0 3.4L3 1.4L6 3.4M0 7.4L3 5.4L6 7.4" fill="none" stroke="#fff" stroke-width=".8"/>',
    strength: 0.12,
  },
  woven: {
    width: 4,
    height: 4,
    marks:
      '<path d="M-1 3L3 -1M1 5L5 1" stroke="#000" stroke-width=".8"/><path d="M0 5L5 0" stroke="#fff" stroke-width=".6"/>',
    strength: 0.07,
  },
  fleece: {
    width: 5,
    height: 9,
    marks:
      '<path d="M1 0L2.5 2.2L4 0M1 4.5L2.5 6.7L4 4.5" fill="none" stroke="#000" stroke-width=".9"/><path d="M1 2L2.5 4.2L4 2M1 6.5L2.5 8.7L4 6.5" fill="none" stroke="#fff" stroke-width=".7"/>',
    strength: 0.09,
  },
  rib: {
    width: 8,
    height: 8,
    marks:
      '<rect x="0" width="2.2" height="8" fill="#000"/><rect x="2.2" width="1.4" height="8" fill="#000" opacity=".4"/><rect x="4.6" width="2" height="8" fill="#fff" opacity=".8"/>',
    strength: 0.26,
  },
}

const repeats = 10

/** A rectangle filled with the weave of the cloth, its grain turned by `angle` degrees. */
export function weave(sheet: Sheet, knit: Knit, angle: number, box: Box, share: number): string {
  const { width, height, marks, strength } = tiles[knit]
  const { x, y, width: across, height: down } = box
  let tile = ''
  // A tile of many marks is drawn ten times faster than many tiles of one.
  for (let i = 0; i < repeats * repeats; i++) {
    tile += `<g transform="translate(${(i % repeats) * width} ${Math.floor(i / repeats) * height})">${marks}</g>`
  }
  const id = sheet.define(
    name =>
      `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${width * repeats}" height="${height * repeats}" patternTransform="rotate(${angle})">${tile}</pattern>`,
  )
  return `<rect x="${x}" y="${y}" width="${across}" height="${down}" fill="url(#${id})" opacity="${strength * share}"/>`
}

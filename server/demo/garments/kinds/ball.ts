import { mix } from '../cloth/colour.ts'
import { drawPart } from '../cloth/part.ts'
import type { Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters } from '../types.ts'

type Vector = [number, number, number]

const golden = (1 + Math.sqrt(5)) / 2
const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** The twelve corners of an icosahedron: the middles of a ball's pentagons. */
const corners: Vector[] = [-1, 1].flatMap(a =>
  [-golden, golden].flatMap((b): Vector[] => [unit([0, a, b]), unit([a, b, 0]), unit([b, 0, a])]),
)

const between = (a: Vector, b: Vector, share: number): Vector =>
  unit([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])

function turned([x, y, z]: Vector, a: number, b: number): Vector {
  const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)]
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)]
}

/** Neighbours of a corner in order around it. */
function ringOf(corner: Vector): Vector[] {
  const near = corners.filter(
    other => other !== corner && Math.hypot(other[0] - corner[0], other[1] - corner[1], other[2] - corner[2]) < 1.2,
  )
  const across = unit([near[0]![0] - corner[0], near[0]![1] - corner[1], near[0]![2] - corner[2]])
  const up: Vector = [
    corner[1] * across[2] - corner[2] * across[1],
    corner[2] * across[0] - corner[0] * across[2],
    corner[0] * across[1] - corner[1] * across[0],
  ]
  const angle = (v: Vector) =>
    Math.atan2(v[0] * up[0] + v[1] * up[1] + v[2] * up[2], v[0] * across[0] + v[1] * across[1] + v[2] * across[2])
  return near.sort((a, b) => angle(a) - angle(b))
}

/** A football of pentagons and hexagons, centred at (x, y). */
export function ballIn(sheet: Sheet, { c1, c2, c3 }: GarmentParameters, x: number, y: number, radius: number): string {
  const [a, b] = [sheet.random() * 1.2 + 0.3, sheet.random() * 0.8 - 0.4]
  const flat = (v: Vector): string => {
    const [px, py] = turned(v, a, b)
    return `${Math.round((x + px * radius) * 10) / 10} ${Math.round((y + py * radius) * 10) / 10}`
  }
  const facing = (v: Vector) => turned(v, a, b)[2] > -0.2
  const arc = (from: Vector, to: Vector, count = 8) =>
    Array.from({ length: count + 1 }, (_, i) => between(from, to, i / count))
  let patches = ''
  let rings = ''
  let lines = ''
  for (const corner of corners) {
    const ring = ringOf(corner)
    const pentagon = (share: number) =>
      ring.flatMap((one, i) => arc(between(corner, one, share), between(corner, ring[(i + 1) % 5]!, share)))
    if (facing(corner)) {
      const visible = pentagon(1 / 3)
      if (visible.every(v => turned(v, a, b)[2] > -0.05)) {
        patches += `M${visible.map(flat).join('L')}Z`
        rings += `M${pentagon(0.4).map(flat).join('L')}Z`
      } else {
        patches += `M${visible
          .filter(v => turned(v, a, b)[2] > -0.05)
          .map(flat)
          .join('L')}Z`
      }
    }
    for (const other of ring) {
      const seam = arc(between(corner, other, 1 / 3), between(corner, other, 0.5)).filter(v => turned(v, a, b)[2] > 0)
      if (seam.length > 1) lines += `M${seam.map(flat).join('L')}`
    }
  }
  const k = radius * 0.5523
  const circle = `M${x - radius} ${y}C${x - radius} ${y - k} ${x - k} ${y - radius} ${x} ${y - radius}C${x + k} ${y - radius} ${x + radius} ${y - k} ${x + radius} ${y}C${x + radius} ${y + k} ${x + k} ${y + radius} ${x} ${y + radius}C${x - k} ${y + radius} ${x - radius} ${y + k} ${x - radius} ${y}Z`
  const print =
    `<path d="${rings}" fill="${c3}"/><path d="${patches}" fill="${c2}" stroke="${mix(c2, '#05080c', 0.4)}" stroke-width="3"/>` +
    `<path d="${lines}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="4"/><path d="${lines}" transform="translate(2 2.4)" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`
  return drawPart(sheet, {
    d: circle,
    colour: c1,
    knit: 'mesh',
    knitShare: 0.6,
    print,
    surface: { drape: { across: 300, along: 300, angle: 0, height: 0 }, edge: radius, form: 0, folds: [] },
  }).svg
}

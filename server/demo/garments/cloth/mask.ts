import type { Point } from './geometry.ts'

/** A grid over part of the drawing: `cell` units per cell, cell (0, 0) at (x, y). */
export type Grid = { x: number; y: number; columns: number; rows: number; cell: number }

/** 1 inside the polygon, 0 outside, even-odd. */
export function fillPolygon(points: Point[], { x, y, columns, rows, cell }: Grid): Uint8Array {
  const inside = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const level = y + (row + 0.5) * cell
    const crossings: number[] = []
    for (let i = 0; i < points.length; i++) {
      const [ax, ay] = points[i]!
      const [bx, by] = points[(i + 1) % points.length]!
      if (ay <= level !== by <= level) crossings.push(ax + ((level - ay) / (by - ay)) * (bx - ax))
    }
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const first = Math.max(0, Math.ceil((crossings[i]! - x) / cell - 0.5))
      const last = Math.min(columns - 1, Math.floor((crossings[i + 1]! - x) / cell - 0.5))
      for (let column = first; column <= last; column++) inside[row * columns + column] = 1
    }
  }
  return inside
}

function distancesOfLine(values: Float32Array, offset: number, stride: number, length: number): void {
  const sources = new Int32Array(length)
  const borders = new Float32Array(length + 1)
  const copy = new Float32Array(length)
  for (let i = 0; i < length; i++) copy[i] = values[offset + i * stride]!
  let last = 0
  borders[0] = -Infinity
  borders[1] = Infinity
  const meet = (q: number, p: number) => (copy[q]! + q * q - copy[p]! - p * p) / (2 * q - 2 * p)
  for (let q = 1; q < length; q++) {
    let border = meet(q, sources[last]!)
    while (border <= borders[last]!) {
      last--
      border = meet(q, sources[last]!)
    }
    last++
    sources[last] = q
    borders[last] = border
    borders[last + 1] = Infinity
  }
  let current = 0
  for (let i = 0; i < length; i++) {
    while (borders[current + 1]! < i) current++
    const away = i - sources[current]!
    values[offset + i * stride] = away * away + copy[sources[current]!]!
  }
}

/** Distance of each inside cell to the outside, in units; the exact Euclidean transform by lower envelopes. */
export function distanceInside(inside: Uint8Array, { columns, rows, cell }: Grid): Float32Array {
  const values = new Float32Array(columns * rows)
  for (let i = 0; i < values.length; i++) values[i] = inside[i] ? 1e7 : 0
  for (let row = 0; row < rows; row++) distancesOfLine(values, row * columns, 1, columns)
  for (let column = 0; column < columns; column++) distancesOfLine(values, column, columns, rows)
  for (let i = 0; i < values.length; i++) values[i] = Math.sqrt(values[i]!) * cell
  return values
}

/** Three box blurs in both directions, near a Gaussian of deviation `radius` (in cells). */
export function blurred(values: Float32Array, { columns, rows }: Grid, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius))
  const result = Float32Array.from(values)
  const pass = (offset: number, stride: number, length: number) => {
    const line = new Float32Array(length)
    for (let i = 0; i < length; i++) line[i] = result[offset + i * stride]!
    let sum = 0
    for (let i = -reach; i <= reach; i++) sum += line[Math.min(length - 1, Math.max(0, i))]!
    for (let i = 0; i < length; i++) {
      result[offset + i * stride] = sum / (2 * reach + 1)
      sum += line[Math.min(length - 1, i + reach + 1)]! - line[Math.max(0, i - reach)]!
    }
  }
  for (let turn = 0; turn < 3; turn++) {
    for (let row = 0; row < rows; row++) pass(row * columns, 1, columns)
    for (let column = 0; column < columns; column++) pass(column, columns, rows)
  }
  return result
}

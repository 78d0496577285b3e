import type { Rgb } from './colour.ts'
import { type Box, boxOf, type Point } from './geometry.ts'
import { blurred, distanceInside, fillPolygon, type Grid } from './mask.ts'
import { noise } from './noise.ts'
import { alphaPng } from './png.ts'

/** A crease from the first to the last point, bent by the middle one; height in units, negative for a hollow. */
export type Fold = { path: [Point, Point, Point]; width: number; height: number }

/** A fold along a quadratic path `M x y Q x y x y`. */
export function fold(path: string, width: number, height: number): Fold {
  const [ax, ay, bx, by, cx, cy] = path.match(/-?\d*\.?\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    path: [
      [ax, ay],
      [bx, by],
      [cx, cy],
    ],
    width,
    height,
  }
}

/** Short gathers standing across a line (a waistband, a cuff), fading over `reach` units to the side. */
type Gathers = { from: Point; to: Point; reach: number; period: number; height: number }

/**
 * The surface of one part: `drape` is its own slow waviness (hills of `across` × `along` units, turned by `angle`
 * degrees, `height` units), `edge` how far in its rim is rounded, `form` how strongly it bulges as a whole.
 */
export type Surface = {
  drape: { across: number; along: number; angle: number; height: number; crease?: number }
  edge: number
  form: number
  folds: Fold[]
  gathers?: Gathers[]
}

const light: Point = [-0.435, -0.435]
const lightUp = 0.788
const cell = 2

function addDrape(height: Float32Array, inside: Uint8Array, grid: Grid, { drape }: Surface, seed: number): void {
  const turn = (drape.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const { across, along } = drape
  for (let row = 0, i = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++, i++) {
      if (!inside[i]) continue
      const x = grid.x + column * cell
      const y = grid.y + row * cell
      let u = x * cos + y * sin
      const v = y * cos - x * sin
      u += 46 * noise(u / 260, v / 210, seed + 11)
      const broad = noise(u / across, v / along, seed + 1)
      const fine = noise((u / across) * 2.3, (v / along) * 1.9, seed + 2)
      const ridge = 1 - Math.min(1, Math.abs(noise((u / across) * 1.4, (v / along) * 1.3, seed + 3)) * 5)
      const where = Math.max(0, noise(x / 190, y / 230, seed + 4) + 0.12)
      height[i] = height[i]! + drape.height * (1.5 * broad + 0.5 * fine) + (drape.crease ?? 0) * ridge * ridge * where
    }
  }
}

function addFold(height: Float32Array, grid: Grid, { path, width, height: rise }: Fold): void {
  const count = 22
  const chain: Point[] = []
  const [a, b, c] = path
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const s = 1 - t
    chain.push([s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]])
  }
  const reach = width * 2.6
  const box = boxOf(chain)
  const firstColumn = Math.max(0, Math.floor((box.x - reach - grid.x) / cell))
  const lastColumn = Math.min(grid.columns - 1, Math.ceil((box.x + box.width + reach - grid.x) / cell))
  const firstRow = Math.max(0, Math.floor((box.y - reach - grid.y) / cell))
  const lastRow = Math.min(grid.rows - 1, Math.ceil((box.y + box.height + reach - grid.y) / cell))
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const x = grid.x + column * cell
      const y = grid.y + row * cell
      let nearest = Infinity
      let along = 0
      for (let i = 0; i < count; i++) {
        const [px, py] = chain[i]!
        const [qx, qy] = chain[i + 1]!
        const dx = qx - px
        const dy = qy - py
        const t = Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)))
        const away = (x - px - t * dx) ** 2 + (y - py - t * dy) ** 2
        if (away < nearest) {
          nearest = away
          along = (i + t) / count
        }
      }
      // A fold is sharp where the cloth is pulled and widens as it runs out.
      const spread = width * (0.62 + 0.75 * along)
      const u = Math.sqrt(nearest) / spread
      if (u > 2.6) continue
      const taper = Math.min(1, along * 7) * (1 - along) ** 0.75
      height[row * grid.columns + column]! += rise * taper * (1 - 0.85 * u * u) * Math.exp(-u * u)
    }
  }
}

function addGathers(
  height: Float32Array,
  grid: Grid,
  { from, to, reach, period, height: rise }: Gathers,
  seed: number,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [tx, ty] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const x = grid.x + column * cell - from[0]
      const y = grid.y + row * cell - from[1]
      const along = x * tx + y * ty
      const side = Math.abs(y * tx - x * ty)
      if (side > reach || along < 0 || along > length) continue
      const wave =
        noise(along / period, side / (reach * 1.1), seed + 7) +
        0.4 * noise((along / period) * 2.2, side / reach, seed + 8)
      height[row * grid.columns + column]! += rise * wave * (1 - side / reach) ** 1.3
    }
  }
}

function addRounding(height: Float32Array, distance: Float32Array, grid: Grid, edge: number, form: number): void {
  const rim = Float32Array.from(distance, away => -0.55 * edge * (1 - Math.min(1, away / edge)) ** 2.2)
  const bulge = Float32Array.from(distance, away => -form * 150 * (1 - Math.min(1, away / 150)) ** 2)
  // Distances meet in sharp ridges along the middle of a part; the blur rounds them off.
  const softRim = edge > 40 ? blurred(rim, grid, edge * 0.075) : rim
  const softBulge = blurred(bulge, grid, 17)
  for (let i = 0; i < height.length; i++) height[i] = height[i]! + softRim[i]! + softBulge[i]!
}

const knee = (value: number, limit: number) => limit * (1 - Math.exp(-value / limit))

/** Light and shadow of one part as two pictures to lay over its box: `shade` to multiply, `shine` to put on plainly. */
export type Relief = { box: Box; shade: string; shine: string }

/**
 * Models the cloth of a part as a height field, lit from the top left. `outline` is its polygon; `depth` scales
 * shadows, `gloss` scales lights (both about 1); `tint` is the colour of full shadow.
 */
export function reliefOf(
  outline: Point[],
  surface: Surface,
  seed: number,
  depth: number,
  gloss: number,
  tint: Rgb,
): Relief {
  const bounds = boxOf(outline)
  const grid: Grid = {
    x: Math.floor(bounds.x) - 4,
    y: Math.floor(bounds.y) - 4,
    columns: Math.ceil((bounds.width + 10) / cell),
    rows: Math.ceil((bounds.height + 10) / cell),
    cell,
  }
  const inside = fillPolygon(outline, grid)
  const distance = distanceInside(inside, grid)
  let height: Float32Array = new Float32Array(inside.length)
  addDrape(height, inside, grid, surface, seed)
  for (const fold of surface.folds) addFold(height, grid, fold)
  for (const gathers of surface.gathers ?? []) addGathers(height, grid, gathers, seed)
  addRounding(height, distance, grid, surface.edge, surface.form)
  height = blurred(height, grid, 1)
  const around = blurred(height, grid, 9)
  const shade = new Uint8Array(height.length)
  const shine = new Uint8Array(height.length)
  for (let row = 0, i = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++, i++) {
      if (!inside[i] && distance[Math.min(distance.length - 1, i + 1)] === 0 && distance[Math.max(0, i - 1)] === 0)
        continue
      const left = height[column > 0 ? i - 1 : i]!
      const right = height[column < grid.columns - 1 ? i + 1 : i]!
      const above = height[row > 0 ? i - grid.columns : i]!
      const below = height[row < grid.rows - 1 ? i + grid.columns : i]!
      const sx = (left - right) / (2 * cell)
      const sy = (above - below) / (2 * cell)
      const lit = (sx * light[0] + sy * light[1] + lightUp) / Math.sqrt(sx * sx + sy * sy + 1) / lightUp - 1
      const hollow = Math.max(0, around[i]! - height[i]!)
      const rim = 0.26 * Math.exp(-distance[i]! / 7) + 0.1 * Math.exp(-distance[i]! / 38)
      const dark = Math.max(0, -lit) * 1.25 + hollow * 0.035 + rim
      const bright = Math.max(0, lit) * 1.5
      shade[i] = Math.round(255 * knee(dark * depth, 0.86))
      shine[i] = Math.round(255 * knee(bright * gloss, 0.5))
    }
  }
  const size = [grid.columns, grid.rows] as const
  return {
    box: { x: grid.x, y: grid.y, width: grid.columns * cell, height: grid.rows * cell },
    shade: alphaPng(...size, shade, tint),
    shine: alphaPng(...size, shine, [255, 255, 255]),
  }
}

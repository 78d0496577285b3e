import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { settleShadow } from './cloth/settle.ts'
import type { Composition } from './compositions.ts'
import { drawGarment } from './drawGarment.ts'
import { type Picture, pictures } from './pictures.ts'

/** What `index.json` knows of a drawn picture: size in pixels and bytes, and the hash of what was drawn. */
export type IndexEntry = { width: number; height: number; bytes: number; hash: string }

/** Raised when the drawing itself changes, so that all pictures are drawn anew. */
const drawing = 1
const size = 900
const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

/** The hash under which a picture is kept: equal parameters, crop and pieces give an equal hash. */
export function hashOf(picture: Picture): string {
  const { name: _name, alt: _alt, ...drawn } = picture
  return createHash('sha256')
    .update(JSON.stringify([drawing, size, drawn]))
    .digest('hex')
    .slice(0, 16)
}

function rasterised(svg: string, viewWidth: number, width: number) {
  return sharp(Buffer.from(svg), { density: (72 * width) / viewWidth, unlimited: true }).resize(width, width)
}

async function composed({ width, height, pieces }: Composition): Promise<Sharp> {
  const layers: OverlayOptions[] = []
  for (const piece of pieces) {
    // A turned piece needs more room than its own box.
    const view = { x: -100, y: -100, width: 1200, height: 1200 }
    const side = Math.round(piece.width * 1.2)
    const image = rasterised(drawGarment(piece.parameters, { view, turn: piece.turn }), view.width, side)
    const left = Math.round(piece.x - side / 2)
    const top = Math.round(piece.y - side / 2)
    const inside = {
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      width: Math.min(side, width - left) - Math.max(0, -left),
      height: Math.min(side, height - top) - Math.max(0, -top),
    }
    const cut = await sharp(await image.png().toBuffer())
      .extract(inside)
      .toBuffer()
    layers.push({ input: cut, left: Math.max(0, left), top: Math.max(0, top) })
  }
  const ground = { width, height, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  return sharp(await sharp({ create: ground }).composite(layers).png().toBuffer())
}

/** Draws one picture: pixels with transparent ground, not yet in a file format. */
export async function imageOf(picture: Picture): Promise<Sharp> {
  if ('composition' in picture) return composed(picture.composition)
  const { parameters, crop } = picture
  const view = crop && { x: crop.x, y: crop.y, width: crop.size, height: crop.size }
  return rasterised(drawGarment(parameters, { view }), crop?.size ?? 1000, size)
}

async function write(picture: Picture): Promise<IndexEntry> {
  const { data: pixels, info: raw } = await (await imageOf(picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  settleShadow(pixels, raw.width, raw.height, 2)
  // A close view is all cloth and no ground: it needs less care per pixel to look the same.
  const quality = 'crop' in picture || 'composition' in picture ? 56 : 59
  const data = await sharp(pixels, { raw: { width: raw.width, height: raw.height, channels: 4 } })
    .webp({ quality, alphaQuality: 100, effort: 5 })
    .toBuffer()
  writeFileSync(`${folder}${picture.name}.webp`, data)
  return { width: raw.width, height: raw.height, bytes: data.length, hash: hashOf(picture) }
}

function readIndex(): Record<string, IndexEntry> {
  const file = `${folder}index.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function saveIndex(index: Record<string, IndexEntry>): void {
  const names = new Set(pictures.map(picture => picture.name))
  const kept = Object.entries(index).filter(([name]) => names.has(name))
  kept.sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(`${folder}index.json`, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Draws every picture whose name matches `--only` (a glob) and whose parameters changed since it was last drawn. */
async function drawAll(): Promise<void> {
  const { only } = parseArgs({ options: { only: { type: 'string', default: '*' } } }).values
  const index = readIndex()
  const isDrawn = (picture: Picture) =>
    index[picture.name]?.hash === hashOf(picture) && existsSync(`${folder}${picture.name}.webp`)
  const waiting = pictures.filter(picture => matchesGlob(picture.name, only) && !isDrawn(picture))
  const count = waiting.length
  // Two at a time: while one is being encoded, the other is drawn.
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      index[picture.name] = await write(picture)
      console.log(`${picture.name} ${index[picture.name]!.bytes}`)
      if (waiting.length % 20 === 0) saveIndex(index)
    }
  }
  await Promise.all([work(), work()])
  saveIndex(index)
  console.log(`${count} drawn, ${pictures.length} in the list`)
}

if (import.meta.main) await drawAll()

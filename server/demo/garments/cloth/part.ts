import type { Hex, Knit } from '../types.ts'
import { luminance, shadowTint } from './colour.ts'
import { boxOf } from './geometry.ts'
import { weave } from './knit.ts'
import { reliefOf, type Surface } from './relief.ts'
import { blurOver, clipTo, grainFill, type Outline, onSheet, outlineOf, type Sheet } from './sheet.ts'

/**
 * One piece of cloth. `print` is dyed in (patterns), `decal` lies on it (lettering, crest), `over` is sewn on (seams,
 * pockets); all are path markup already on the sheet and are clipped to the outline.
 */
export type Part = {
  d: string
  colour: Hex
  /** Colour whose shadow is used, when a pattern covers most of the part. */
  shadowOf?: Hex
  surface: Surface
  knit: Knit
  knitAngle?: number
  /** How strongly the weave shows, 1 by default. */
  knitShare?: number
  print?: string
  decal?: string
  over?: string
  /** Parts that lie inside another (a neck opening, a lining) throw no shadow on the ground. */
  inner?: boolean
  depth?: number
}

function strengths(colour: Hex): { depth: number; gloss: number } {
  const light = luminance(colour)
  if (light > 0.8) return { depth: 1.0, gloss: 0.9 }
  if (light > 0.55) return { depth: 1.02, gloss: 0.66 }
  if (light < 0.22) return { depth: 1.45, gloss: 0.5 }
  return { depth: 1.25, gloss: 0.52 }
}

/** Draws one part with light, weave and grain. Returns its outline, for shadows of what lies above. */
export function drawPart(sheet: Sheet, part: Part): { outline: Outline; svg: string } {
  const outline = outlineOf(sheet, part.d)
  if (!part.inner) sheet.silhouettes.push(outline)
  const clip = clipTo(sheet, outline)
  const tone = part.shadowOf ?? part.colour
  const { depth, gloss } = strengths(tone)
  const seed = sheet.seed + sheet.defs.length * 131
  const relief = reliefOf(outline.points, part.surface, seed, depth * (part.depth ?? 1), gloss, shadowTint(tone))
  const { x, y, width, height } = relief.box
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"`
  const shade = sheet.define(id => `<image id="${id}" ${place} href="${relief.shade}"/>`)
  const shine = sheet.define(id => `<image id="${id}" ${place} href="${relief.shine}"/>`)
  const lit = (share: number) =>
    `<use href="#${shade}" opacity="${share}" style="mix-blend-mode:multiply"/><use href="#${shine}" opacity="${share}"/>`
  const svg =
    `<g clip-path="url(#${clip})"><path d="${outline.d}" fill="${part.colour}"/>${part.print ?? ''}` +
    weave(sheet, part.knit, part.knitAngle ?? 0, relief.box, part.knitShare ?? 1) +
    (part.decal ? `${lit(0.7)}${part.decal}${lit(0.38)}` : lit(1)) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${grainFill(sheet)}" opacity=".05"/>` +
    `${part.over ?? ''}</g>`
  return { outline, svg }
}

/** The soft shadow that `above` throws on `onto`, moved by (dx, dy). */
export function contactShadow(
  sheet: Sheet,
  above: Outline,
  onto: Outline,
  [dx, dy]: [number, number],
  deviation: number,
  opacity: number,
): string {
  const blur = blurOver(sheet, boxOf(onto.points), deviation)
  const clip = clipTo(sheet, onto)
  return `<g clip-path="url(#${clip})"><path d="${above.d}" transform="translate(${dx} ${dy})" fill="#05080f" opacity="${opacity}" filter="url(#${blur})"/></g>`
}

/** A sewn line: a dark groove, its lit lip, and where `stitch` is given a dashed thread at that distance. */
export function seam(sheet: Sheet, d: string, on: Hex, stitch?: [number, number]): string {
  const path = onSheet(sheet, d)
  const bright = luminance(on) > 0.6
  const thread = stitch
    ? `<path d="${path}" transform="translate(${stitch[0]} ${stitch[1]})" fill="none" stroke="${bright ? '#000' : '#fff'}" stroke-opacity="${bright ? 0.2 : 0.26}" stroke-width="1.4" stroke-dasharray="4.6 3"/>`
    : ''
  return (
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${bright ? 0.24 : 0.34}" stroke-width="1.7"/>` +
    `<path d="${path}" transform="translate(1.5 1.7)" fill="none" stroke="#fff" stroke-opacity="${bright ? 0.55 : 0.13}" stroke-width="1.3"/>${thread}`
  )
}

/** An even cloth without folds of its own, for cuffs, bands and collars. */
export function bandSurface(edge: number, angle = 0): Surface {
  return { drape: { across: 70, along: 90, angle, height: 1.2 }, edge, form: 0, folds: [] }
}

import { mix, readableOn } from '../cloth/colour.ts'
import { crestAt, markAt, textAt } from '../cloth/decals.ts'
import { bandSurface, contactShadow, drawPart, seam } from '../cloth/part.ts'
import type { Fold } from '../cloth/relief.ts'
import { onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters } from '../types.ts'
import { drawCord } from './hood.ts'

/** Half measures of legwear from x = 500: waist, outer and inner hem of a leg, heights of waistband, crotch and hem. */
type LegCut = {
  waist: number
  top: number
  hip: [number, number]
  crotch: number
  outer: number
  inner: number
  hem: number
}

function legCut({ kind, fit }: GarmentParameters): LegCut {
  if (kind === 'trousers') {
    const long = fit === 'children' ? 800 : 900
    return { waist: 196, top: 60, hip: [240, 250], crotch: 400, outer: 312, inner: 172, hem: long }
  }
  if (fit === 'women') return { waist: 196, top: 130, hip: [262, 330], crotch: 452, outer: 322, inner: 16, hem: 650 }
  if (fit === 'children') return { waist: 206, top: 120, hip: [262, 320], crotch: 486, outer: 316, inner: 20, hem: 690 }
  return { waist: 206, top: 108, hip: [252, 330], crotch: 500, outer: 318, inner: 22, hem: 744 }
}

function legPath({ waist, top, hip, crotch, outer, inner, hem }: LegCut, sign: 1 | -1, long: boolean): string {
  const p = (half: number, y: number) => `${500 + sign * half} ${y}`
  const low = hem + (long ? 6 : 34)
  const inside = long
    ? `C${p(inner - 14, hem - 190)} ${p(44, crotch + 150)} ${p(-2, crotch)}`
    : `C${p(inner - 6, hem - 90)} ${p(8, crotch + 70)} ${p(0, crotch)}`
  return (
    `M${p(waist, top + 44)}C${p(waist + 20, top + 110)} ${p(hip[0] - 8, hip[1] - 70)} ${p(hip[0], hip[1])}` +
    `C${p(hip[0] + (long ? 8 : 22), hip[1] + (long ? 220 : 120))} ${p(outer - (long ? 6 : 16), hem - (long ? 260 : 130))} ${p(outer, hem)}` +
    `C${p(outer - (outer - inner) * 0.3, hem + (long ? 14 : 34))} ${p(inner + (outer - inner) * 0.3, low + (long ? 6 : 8))} ${p(inner, low)}` +
    `${inside}L${p(-8, top + 44)}Z`
  )
}

function sideStripes(
  { waist, top, hip, outer, hem }: LegCut,
  sign: 1 | -1,
  from: number,
  to: number,
  long: boolean,
): string {
  const p = (half: number, y: number) => `${500 + sign * half} ${y}`
  const edge = (inward: number) =>
    [
      p(waist + 6 - inward, top + 30),
      p(waist + 22 - inward, top + 110),
      p(hip[0] - 8 - inward, hip[1] - 70),
      p(hip[0] - inward, hip[1]),
      p(hip[0] + (long ? 8 : 22) - inward, hip[1] + (long ? 220 : 120)),
      p(outer - (long ? 6 : 16) - inward * (long ? 0.86 : 1.1), hem - (long ? 260 : 130)),
      p(outer - inward * (long ? 0.8 : 1.12), hem + 50),
    ] as const
  const a = edge(from)
  const b = edge(to)
  return `M${a[0]}C${a[1]} ${a[2]} ${a[3]}C${a[4]} ${a[5]} ${a[6]}L${b[6]}C${b[5]} ${b[4]} ${b[3]}C${b[2]} ${b[1]} ${b[0]}Z`
}

function legFolds(
  { waist, hip, crotch, outer, inner, hem, top }: LegCut,
  sign: 1 | -1,
  random: () => number,
  long: boolean,
): Fold[] {
  const between = (from: number, to: number) => from + (to - from) * random()
  const x = (half: number) => 500 + sign * half
  const folds: Fold[] = []
  for (let i = 0; i < 4; i++) {
    const y = crotch - 16 + i * between(8, 26)
    folds.push({
      path: [
        [x(2 + (i > 1 ? 8 : 0)), y],
        [x(between(50, 90)), y + between(-44, 10) + i * 16],
        [x(between(110, 190)), y + between(-110, 40) + i * 26],
      ],
      width: between(10, 18),
      height: between(3.6, 7),
    })
  }
  folds.push({
    path: [
      [x(hip[0] - 4), hip[1] + between(-30, 60)],
      [x(hip[0] - 70), hip[1] + between(20, 90)],
      [x(hip[0] - between(100, 150)), hip[1] + between(60, 170)],
    ],
    width: between(12, 20),
    height: between(3, 6),
  })
  for (let i = 0; i < 2; i++) {
    const at = between(inner + 30, outer - 30)
    folds.push({
      path: [
        [x(at), hem + 26],
        [x(at - between(-20, 30)), hem - between(60, 130)],
        [x(at - between(10, 70)), hem - between(150, 260)],
      ],
      width: between(16, 28),
      height: between(3.6, 7),
    })
  }
  if (!long) return folds
  for (let i = 0; i < 9; i++) {
    const t = i < 5 ? between(0.42, 0.62) : between(0.78, 0.97)
    const y = crotch + (hem - crotch) * t
    const out = hip[0] + (outer - hip[0]) * t + 4
    const within = inner * t ** 0.7
    const inside = random() < 0.55
    const tilt = between(14, 60) * (random() < 0.5 ? 1 : -1)
    folds.push({
      path: [
        [x(inside ? within : out), y],
        [x((within + out) / 2), y + between(-20, 26)],
        [x(inside ? out - between(8, 50) : within + between(8, 40)), y + tilt],
      ],
      width: between(9, 16),
      height: between(3.6, 6.6),
    })
  }
  folds.push({
    path: [
      [x(waist * 0.55), top + 60],
      [x(waist * 0.6), top + 140],
      [x(waist * 0.5), top + 260],
    ],
    width: 20,
    height: 5,
  })
  return folds
}

/** Shorts and long trousers. */
export function drawLegs(sheet: Sheet, parameters: GarmentParameters): string {
  const { kind, c1, c2, c3, knit, view, sleevePattern, number, crest = true } = parameters
  const cut = legCut(parameters)
  const long = kind === 'trousers'
  const ink = parameters.ink ?? readableOn(c1)
  const { waist, top, crotch, outer, inner, hem } = cut
  const fill = (d: string, tone: string) => `<path d="${onSheet(sheet, d)}" fill="${tone}"/>`
  const leg = (sign: 1 | -1) => {
    let print = ''
    if (sleevePattern === 'stripe')
      print += long
        ? fill(sideStripes(cut, sign, 12, 34, long), c2) + fill(sideStripes(cut, sign, 42, 48, long), c3)
        : fill(sideStripes(cut, sign, 14, 38, long), c2) + fill(sideStripes(cut, sign, 48, 55, long), c3)
    if (sleevePattern === 'panel') print += fill(sideStripes(cut, sign, -60, long ? 46 : 62, long), c2)
    const middle = 500 + sign * (outer * 0.6)
    let decal = ''
    if (view === 'front' && !long && sign === -1 && crest)
      decal += crestAt(sheet, [middle + 26, hem - 78], 0.78, ink, 3)
    if (view === 'front' && !long && sign === 1 && number)
      decal += textAt(sheet, number, [middle - 18, hem - 40], {
        weight: 820,
        stretch: 84,
        colour: ink,
        maxWidth: 110,
        maxHeight: 82,
        turn: -3,
      })
    if (view === 'front' && long && sign === -1 && crest)
      decal += crestAt(sheet, [500 - cut.hip[0] * 0.52, cut.hip[1] + 6], 0.62, ink, 2)
    if (view === 'front' && long && sign === 1)
      decal += markAt(sheet, [500 + cut.hip[0] * 0.5, cut.hip[1] + 10], 0.7, ink)
    return drawPart(sheet, {
      d: legPath(cut, sign, long),
      colour: c1,
      knit,
      knitAngle: sign * -6,
      print,
      decal,
      surface: {
        drape: {
          across: long ? 84 : 100,
          along: long ? 300 : 280,
          angle: sign * (long ? -5 : -12),
          height: long ? 3.8 : 4.6,
          crease: 1.6,
        },
        edge: long ? 30 : 26,
        form: 0.12,
        folds: legFolds(cut, sign, sheet.random, long),
        gathers: [{ from: [500 - waist, top + 56], to: [500 + waist, top + 56], reach: 110, period: 26, height: 7 }],
      },
    })
  }
  const right = leg(1)
  const left = leg(-1)
  const hemLine = (sign: 1 | -1) => {
    const p = (half: number, y: number) => `${500 + sign * half} ${y}`
    return `M${p(outer - 1, hem - 20)}C${p(outer - (outer - inner) * 0.3, hem + 14)} ${p(inner + (outer - inner) * 0.3, hem + 22)} ${p(inner - 1, hem + 14)}`
  }
  let svg = ''
  if (!long)
    svg += ([-1, 1] as const)
      .map(sign => {
        const p = (half: number, y: number) => `${500 + sign * half} ${y}`
        return fill(
          `M${p(outer, hem)}C${p(outer - 90, hem + 44)} ${p(inner + 90, hem + 54)} ${p(inner, hem + 34)}L${p(inner + 60, hem - 20)}L${p(outer - 20, hem - 30)}Z`,
          mix(c1, '#06090d', 0.6),
        )
      })
      .join('')
  svg += right.svg + contactShadow(sheet, left.outline, right.outline, [9, 6], 9, 0.4) + left.svg
  svg += seam(sheet, `M500 ${top + 50}C503 ${top + 150} 498 ${crotch - 90} 500 ${crotch}`, c1, [6, 0])
  for (const sign of [-1, 1] as const) {
    if (!long) svg += seam(sheet, hemLine(sign), c1, [0, -5])
    else {
      const p = (half: number, y: number) => `${500 + sign * half} ${y}`
      const cuff = drawPart(sheet, {
        d: `M${p(outer + 1, hem - 6)}C${p(outer - 30, hem + 10)} ${p(inner + 30, hem + 14)} ${p(inner - 1, hem + 2)}L${p(inner + 6, hem + 50)}C${p(inner + 30, hem + 60)} ${p(outer - 30, hem + 56)} ${p(outer - 4, hem + 44)}Z`,
        colour: parameters.cuff ?? c1,
        knit: 'rib',
        surface: { ...bandSurface(14), drape: { across: 40, along: 80, angle: 0, height: 2.4 } },
      })
      svg += cuff.svg
    }
  }
  const bandPath = `M${500 - waist - 2} ${top}C${500 - waist * 0.4} ${top - 10} ${500 + waist * 0.4} ${top - 10} ${500 + waist + 2} ${top}L${500 + waist + 4} ${top + 56}C${500 + waist * 0.4} ${top + 47} ${500 - waist * 0.4} ${top + 47} ${500 - waist - 4} ${top + 56}Z`
  const band = drawPart(sheet, {
    d: bandPath,
    colour: c1,
    knit: 'rib',
    knitShare: 0.8,
    surface: {
      ...bandSurface(14),
      drape: { across: 40, along: 90, angle: 0, height: 2.8 },
      gathers: [{ from: [500 - waist, top + 50], to: [500 + waist, top + 50], reach: 60, period: 15, height: 3.4 }],
    },
  })
  svg +=
    contactShadow(sheet, band.outline, left.outline, [2, 6], 5, 0.36) +
    contactShadow(sheet, band.outline, right.outline, [2, 6], 5, 0.36) +
    band.svg
  svg += seam(
    sheet,
    `M${500 - waist - 4} ${top + 56}C${500 - waist * 0.4} ${top + 47} ${500 + waist * 0.4} ${top + 47} ${500 + waist + 4} ${top + 56}`,
    c1,
    [0, -28],
  )
  if (view === 'front') {
    const cord = parameters.cord ?? ink
    const shift = (sheet.random() - 0.5) * 16
    svg += drawCord(
      sheet,
      `M486 ${top + 28}C${470 + shift} ${top + 70} ${456 + shift} ${top + 110} ${466 + shift} ${top + 156}`,
      cord,
    )
    svg += drawCord(
      sheet,
      `M514 ${top + 28}C${534 + shift} ${top + 66} ${546 + shift} ${top + 96} ${532 + shift} ${top + 136}`,
      cord,
    )
  }
  return svg
}

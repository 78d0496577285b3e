import { mix, readableOn } from '../cloth/colour.ts'
import { crestAt, markAt, textAt } from '../cloth/decals.ts'
import { bandSurface, contactShadow, drawPart, seam } from '../cloth/part.ts'
import { type Outline, onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters, Hex } from '../types.ts'
import { knitCollar, neckInside, shirtCollar, standCollar } from './collars.ts'
import { armholePath, bodyFolds, bodyPath, type Cut, cutOf, neckDepth } from './cut.ts'
import { drawPockets, drawZip } from './fastenings.ts'
import { hoodCollar } from './hood.ts'
import { backPanel, bodyPattern, shadowColour } from './patterns.ts'
import { longSleeve, shortSleeve, sleeveFolds } from './sleeve.ts'

const isWarm = ({ kind }: GarmentParameters) => kind === 'hoodie' || kind === 'jacket'

function inkOn(parameters: GarmentParameters): Hex {
  return parameters.ink ?? readableOn(parameters.c1)
}

/** What is printed on the front or the back. */
function decalsOf(sheet: Sheet, parameters: GarmentParameters, cut: Cut): string {
  const { kind, view, pattern, sponsor, number, name, c1, c2, crest = true } = parameters
  const ink = inkOn(parameters)
  const wide = cut.waist[0] * 2
  let svg = ''
  if (view === 'back') {
    if (parameters.isBlank) return ''
    const big = cut.hem[1] > 860 ? 300 : 260
    if (name)
      svg += textAt(sheet, name, [500, 272], {
        weight: 820,
        stretch: 92,
        colour: ink,
        maxWidth: Math.min(300, wide * 0.78),
        maxHeight: 42,
      })
    if (number)
      svg += textAt(sheet, number, [500, (pattern === 'yoke' ? 350 : 318) + big], {
        weight: 820,
        stretch: 84,
        colour: pattern === 'yoke' ? readableOn(c1) : ink,
        maxWidth: Math.min(320, wide * (pattern === 'sidePanel' ? 0.62 : 0.82)),
        maxHeight: big,
      })
    if (!number && sponsor)
      svg += textAt(sheet, sponsor, [500, kind === 'hoodie' && parameters.collar === 'hood' ? 412 : 340], {
        weight: 780,
        stretch: 106,
        colour: ink,
        maxWidth: wide * 0.62,
        maxHeight: 34,
      })
    return svg
  }
  if (kind === 'bib')
    return number
      ? textAt(sheet, number, [500, 560], { weight: 820, stretch: 84, colour: ink, maxWidth: 220, maxHeight: 210 })
      : ''
  const beside = pattern === 'stripes' ? 0.195 : 0.235
  const badge = pattern === 'yoke' ? (parameters.ink ?? readableOn(c2)) : pattern === 'stripes' && ink === c1 ? c2 : ink
  const chest =
    parameters.collar === 'hood' || parameters.collar === 'stand'
      ? 318
      : pattern === 'yoke'
        ? 268
        : pattern === 'hoops'
          ? 268
          : 286
  const sashUnderMark = pattern === 'sash'
  if (crest) svg += crestAt(sheet, [500 + wide * beside, chest], 0.92, badge)
  if (!sashUnderMark && parameters.sleeves !== 'none')
    svg += markAt(sheet, [500 - wide * beside, chest - (crest ? 6 : 16)], crest ? 0.98 : 0.8, badge)
  if (sponsor && kind === 'jersey') {
    const bandInk = pattern === 'chestBand' ? readableOn(c2) : ink
    const large = !crest && parameters.sleeves !== 'none'
    svg += textAt(sheet, sponsor, [500, pattern === 'chestBand' ? 474 : large ? 470 : 466], {
      weight: large ? 860 : 780,
      stretch: large ? 84 : 110,
      colour: bandInk,
      maxWidth: wide * (large ? 0.78 : parameters.sleeves === 'none' ? 0.62 : 0.8),
      maxHeight: large ? 92 : 36,
    })
  }
  if (sponsor && kind === 'hoodie' && parameters.collar === 'crew')
    svg += textAt(sheet, sponsor, [500, 470], {
      weight: 800,
      stretch: 96,
      colour: ink,
      maxWidth: wide * 0.7,
      maxHeight: 52,
    })
  if (number && kind === 'jersey' && parameters.sleeves === 'none')
    svg += textAt(sheet, number, [500, 690], {
      weight: 820,
      stretch: 84,
      colour: ink,
      maxWidth: wide * 0.62,
      maxHeight: 180,
    })
  return svg
}

function sleeveOf(
  sheet: Sheet,
  parameters: GarmentParameters,
  cut: Cut,
  sign: 1 | -1,
): { outline: Outline; svg: string } {
  const long = isWarm(parameters) || parameters.sleeves === 'long'
  const paths = long ? longSleeve(cut, sign) : shortSleeve(cut, sign)
  const { c1, c2, c3, knit, pattern, sleevePattern } = parameters
  const halved = pattern === 'halves' && (sign === 1) === (parameters.view === 'front')
  const colour = parameters.sleeve ?? (pattern === 'yoke' && parameters.kind !== 'jacket' ? c2 : halved ? c2 : c1)
  const fill = (d: string, tone: Hex) => `<path d="${onSheet(sheet, d)}" fill="${tone}"/>`
  let print = ''
  if (pattern === 'hoops') print += fill(paths.hoops, c2)
  if (sleevePattern === 'stripe') print += fill(paths.broad, c2) + fill(paths.fine, c3)
  if (sleevePattern === 'panel') print += fill(paths.panel, c2)
  if (sleevePattern === 'band') print += fill(paths.band, c2)
  const sleeve = drawPart(sheet, {
    d: paths.sleeve,
    colour,
    shadowOf: pattern === 'hoops' ? mix(c1, c2, 0.4) : colour,
    knit,
    knitAngle: paths.angle,
    print,
    surface: {
      drape: {
        across: long ? 62 : 74,
        along: long ? 220 : 190,
        angle: paths.angle * 0.7,
        height: long ? 3.2 : 2.8,
        crease: isWarm(parameters) ? 1.4 : 1,
      },
      edge: 26,
      form: 0.12,
      folds: sleeveFolds(cut, sign, sheet.random, long),
    },
  })
  const cuffColour = parameters.cuff ?? (isWarm(parameters) ? c1 : colour)
  let svg = paths.opening ? `<path d="${onSheet(sheet, paths.opening)}" fill="${mix(colour, '#06090d', 0.62)}"/>` : ''
  svg += sleeve.svg
  const thin = !long && cuffColour === colour && parameters.kind !== 'polo'
  if (thin) {
    svg += seam(sheet, paths.cuff.slice(0, paths.cuff.indexOf('L')), colour, [sign * -3, -4])
  } else {
    const cuff = drawPart(sheet, {
      d: paths.cuff,
      colour: cuffColour,
      knit: long || parameters.kind === 'polo' ? 'rib' : knit,
      knitAngle: long ? sign * -4 : paths.angle + 8 * sign,
      surface: {
        ...bandSurface(long ? 14 : 8, paths.angle),
        drape: { across: 34, along: 80, angle: paths.angle, height: long ? 2.4 : 1 },
      },
    })
    svg +=
      cuff.svg + seam(sheet, paths.cuff.slice(0, paths.cuff.indexOf('L')), cuffColour, long ? [0, -5] : [sign * -2, -4])
  }
  return { outline: sleeve.outline, svg }
}

function hemOf(sheet: Sheet, parameters: GarmentParameters, { hem: [half, y] }: Cut): string {
  const { c1 } = parameters
  if (!isWarm(parameters) || (parameters.knit === 'woven' && parameters.collar === 'hood')) {
    const line = `M${500 - half + 2} ${y - 19}C${500 - half * 0.5} ${y + 3} ${500 + half * 0.5} ${y + 3} ${500 + half - 2} ${y - 19}`
    return seam(sheet, line, c1, [0, -5])
  }
  const rib = drawPart(sheet, {
    d: `M${500 - half + 1} ${y - 4}C${500 - half * 0.5} ${y + 18} ${500 + half * 0.5} ${y + 18} ${500 + half - 1} ${y - 4}L${500 + half - 12} ${y + 54}C${500 + half * 0.5} ${y + 72} ${500 - half * 0.5} ${y + 72} ${500 - half + 12} ${y + 54}Z`,
    colour: parameters.cuff ?? c1,
    knit: 'rib',
    surface: { ...bandSurface(16), drape: { across: 46, along: 90, angle: 0, height: 2.6 } },
  })
  return (
    rib.svg +
    seam(
      sheet,
      `M${500 - half + 1} ${y - 3}C${500 - half * 0.5} ${y + 19} ${500 + half * 0.5} ${y + 19} ${500 + half - 1} ${y - 3}`,
      c1,
      [0, -6],
    )
  )
}

function collarOf(sheet: Sheet, parameters: GarmentParameters, body: Outline, depth: number): string {
  if (parameters.collar === 'hood') return hoodCollar(sheet, parameters, body)
  if (parameters.collar === 'stand') return standCollar(sheet, parameters, body)
  if (parameters.collar === 'polo') return shirtCollar(sheet, parameters, body, parameters.kind === 'polo')
  return knitCollar(sheet, parameters, body, depth)
}

/** Jersey, polo, hooded sweatshirt, jacket and bib. */
export function drawUpper(sheet: Sheet, parameters: GarmentParameters): string {
  const cut = cutOf(parameters)
  const depth = neckDepth(parameters)
  const { view, c1, knit, collar } = parameters
  const warm = isWarm(parameters)
  const bare = parameters.kind === 'bib' || parameters.sleeves === 'none'
  let svg = view === 'front' && collar !== 'hood' ? neckInside(sheet, parameters, depth) : ''
  const sleeves = bare ? [] : ([-1, 1] as const).map(sign => sleeveOf(sheet, parameters, cut, sign))
  svg += sleeves.map(sleeve => sleeve.svg).join('')
  const stiff = warm ? 1.35 : 1
  const d = bodyPath(cut, depth, collar === 'v' && view === 'front')
  const hem = cut.hem[1]
  const body = drawPart(sheet, {
    d,
    colour: c1,
    shadowOf: shadowColour(parameters),
    knit,
    print: bodyPattern(sheet, parameters, cut) + backPanel(sheet, parameters),
    decal: decalsOf(sheet, parameters, cut),
    surface: {
      drape: {
        across: warm ? 120 : 98,
        along: warm ? 330 : 400,
        angle: (sheet.random() - 0.5) * 16,
        height: warm ? 4.6 : 4.2,
        crease: warm ? 1.8 : 1.5,
      },
      edge: warm ? 30 : 24,
      form: 0.1,
      folds: bodyFolds(cut, sheet.random, stiff),
      gathers: warm
        ? [{ from: [500 - cut.hem[0], hem - 4], to: [500 + cut.hem[0], hem + 4], reach: 90, period: 34, height: 6 }]
        : [{ from: [500 - cut.hem[0], hem - 16], to: [500 + cut.hem[0], hem - 12], reach: 40, period: 30, height: 2 }],
    },
  })
  const behind = `<path d="${onSheet(sheet, `M${500 - cut.hem[0] + 6} ${hem - 30}L${500 + cut.hem[0] - 6} ${hem - 30}L${500 + cut.hem[0] - 10} ${hem + 2}C${500 + cut.hem[0] * 0.5} ${hem + 30} ${500 - cut.hem[0] * 0.5} ${hem + 30} ${500 - cut.hem[0] + 10} ${hem + 2}Z`)}" fill="${mix(parameters.pattern === 'fade' ? parameters.c2 : c1, '#06090d', 0.55)}"/>`
  svg += sleeves.map(sleeve => contactShadow(sheet, body.outline, sleeve.outline, [-7, 7], 11, 0.42)).join('')
  svg += warm ? '' : behind
  svg += body.svg
  for (const sign of [-1, 1] as const)
    svg += seam(sheet, armholePath(cut, sign), c1, bare ? [sign * -12, 2] : [sign * -6, 1])
  svg += hemOf(sheet, parameters, cut)
  svg += drawPockets(sheet, parameters, cut, body.outline)
  svg += collarOf(sheet, parameters, body.outline, depth)
  svg += drawZip(sheet, parameters, cut)
  return svg
}

import { luminance, mix, shaded } from '../cloth/colour.ts'
import { letters } from '../cloth/lettering.ts'
import { contactShadow, drawPart, seam } from '../cloth/part.ts'
import { fold } from '../cloth/relief.ts'
import { type Outline, onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters, Hex } from '../types.ts'

/** A hood lying back, its opening, and the cord with metal-free ends. */
export function hoodCollar(sheet: Sheet, parameters: GarmentParameters, body: Outline): string {
  const { c1, view, cord, c2 } = parameters
  const colour = parameters.collarColour ?? c1
  const surface = {
    drape: { across: 90, along: 120, angle: 20, height: 3, crease: 1.6 },
    edge: 26,
    form: 0.12,
    folds: [
      fold('M378 150Q400 90 452 40', 14, 5),
      fold('M622 150Q600 92 560 52', 12, 4.4),
      fold('M420 210Q452 226 490 252', 10, 3.4),
      fold('M586 196Q560 226 524 246', 10, 3.6),
    ],
  }
  if (view === 'back') {
    const d = 'M352 186C320 92 396 14 500 10C604 14 680 92 648 186C622 250 560 300 500 318C440 300 378 250 352 186Z'
    const folds = [
      fold('M400 250Q440 200 480 150', 18, 6),
      fold('M606 240Q566 200 530 120', 16, 5),
      fold('M500 316Q494 250 500 160', 22, 5),
      fold('M380 140Q430 110 500 104', 16, 4),
    ]
    const hood = drawPart(sheet, { d, colour, surface: { ...surface, folds }, knit: parameters.knit })
    return (
      contactShadow(sheet, hood.outline, body, [5, 12], 10, 0.5) +
      hood.svg +
      seam(sheet, 'M500 12C506 100 496 220 500 316', colour, [6, 0])
    )
  }
  const hood = drawPart(sheet, {
    d: 'M362 178C316 74 392 8 500 6C608 8 684 74 638 178C620 216 562 254 500 272C438 254 380 216 362 178Z',
    colour,
    surface,
    knit: parameters.knit,
  })
  const open = drawPart(sheet, {
    d: 'M406 168C394 92 440 54 500 52C560 54 606 92 594 168C572 208 530 232 500 244C470 232 428 208 406 168Z',
    colour:
      luminance(colour) > 0.5
        ? shaded(parameters.lining ?? colour, 0.52)
        : mix(parameters.lining ?? colour, '#05080c', 0.46),
    surface: { drape: { across: 90, along: 110, angle: 12, height: 2.6 }, edge: 22, form: 0.3, folds: [] },
    knit: parameters.knit,
    inner: true,
    depth: 1.3,
  })
  const rim = 'M406 168C394 92 440 54 500 52C560 54 606 92 594 168C572 208 530 232 500 244C470 232 428 208 406 168Z'
  const back = `<path d="${onSheet(sheet, 'M418 172C440 204 560 204 582 172C566 208 528 228 500 240C472 228 434 208 418 172Z')}" fill="#000" opacity=".25"/>`
  const label = `<rect x="474" y="150" width="52" height="36" rx="3" fill="#000" opacity=".4"/><rect x="472" y="147" width="52" height="36" rx="3" fill="#d6dad8"/>`
  const { d: letter, width } = letters('M', 760, 104)
  let svg =
    contactShadow(sheet, hood.outline, body, [5, 12], 9, 0.5) +
    hood.svg +
    open.svg +
    back +
    label +
    `<path transform="translate(${498 - width * 9} 174) scale(18)" d="${letter}" fill="#343b3e"/>` +
    seam(sheet, rim, colour) +
    `<path d="${onSheet(sheet, 'M388 172C372 80 430 34 500 33C570 34 628 80 612 172C588 220 536 246 500 258C464 246 412 220 388 172Z')}" fill="none" stroke="${luminance(colour) > 0.6 ? '#000' : '#fff'}" stroke-opacity=".2" stroke-width="1.4" stroke-dasharray="4.6 3"/>`
  if (parameters.kind === 'hoodie' || cord) {
    const shift = (sheet.random() - 0.5) * 22
    svg += drawCord(sheet, `M456 236C446 280 ${450 + shift} 330 ${446 + shift} 396`, cord ?? c2)
    svg += drawCord(sheet, `M545 238C560 290 ${540 + shift} 330 ${552 + shift * 0.4} ${372 + shift}`, cord ?? c2)
  }
  return svg
}

/** A round cord with eyelet and tip, with the shadow it throws. */
export function drawCord(sheet: Sheet, d: string, colour: Hex): string {
  const path = onSheet(sheet, d)
  const numbers = d.match(/-?\d*\.?\d+/g)!.map(Number)
  const [sx, sy] = sheet.warp([numbers[0]!, numbers[1]!])
  const [ex, ey] = sheet.warp([numbers.at(-2)!, numbers.at(-1)!])
  return (
    `<circle cx="${sx}" cy="${sy}" r="7" fill="#8d9493"/><circle cx="${sx}" cy="${sy}" r="4" fill="#20262a"/>` +
    `<g fill="none" stroke-linecap="round"><path d="${path}" transform="translate(4 6)" stroke="#000" stroke-opacity=".3" stroke-width="8"/>` +
    `<path d="${path}" stroke="${mix(colour, '#101418', 0.3)}" stroke-width="8.4"/><path d="${path}" transform="translate(-.8 -.8)" stroke="${colour}" stroke-width="6"/>` +
    `<path d="${path}" transform="translate(-1.6 -1)" stroke="#fff" stroke-opacity=".4" stroke-width="1.8"/>` +
    `<path d="${path}" stroke="#000" stroke-opacity=".16" stroke-width="7" stroke-dasharray="1.6 4.4" stroke-linecap="butt"/></g>` +
    `<rect x="${ex - 5}" y="${ey - 4}" width="10" height="22" rx="3" fill="${mix(colour, '#101418', 0.16)}"/><rect x="${ex - 3.4}" y="${ey - 2}" width="2.6" height="17" rx="1.3" fill="#fff" opacity=".45"/>`
  )
}

import { luminance, mix, readableOn, shaded } from '../cloth/colour.ts'
import { letters } from '../cloth/lettering.ts'
import { bandSurface, contactShadow, drawPart, seam } from '../cloth/part.ts'
import { fold } from '../cloth/relief.ts'
import type { Outline, Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters, Hex } from '../types.ts'

const flat = (edge: number, height = 1.2) => ({
  ...bandSurface(edge),
  drape: { across: 90, along: 110, angle: 12, height },
})

/** The inside of the back as the neck opening shows it, with the size label. Drawn before everything else of the body. */
export function neckInside(sheet: Sheet, { c1, lining, collar }: GarmentParameters, depth: number): string {
  const colour = shaded(lining ?? c1, luminance(c1) > 0.7 ? 0.34 : 0.46)
  const tall = collar === 'stand' ? 60 : 104
  const inside = drawPart(sheet, {
    d: `M432 ${tall}C460 ${tall + 20} 540 ${tall + 20} 568 ${tall}L576 140L560 ${depth - 8}L500 ${depth + 6}L440 ${depth - 8}L424 140Z`,
    colour,
    surface: { ...flat(12), drape: { across: 60, along: 120, angle: 0, height: 2 } },
    knit: 'mesh',
    inner: true,
    depth: 1.25,
  })
  const { d, width } = letters('M', 760, 104)
  if (collar === 'polo') return inside.svg
  const label =
    `<g transform="translate(2 3)" opacity=".35"><rect x="474" y="139" width="52" height="36" rx="3" fill="#000"/></g>` +
    `<rect x="474" y="139" width="52" height="36" rx="3" fill="#dfe2e1"/><rect x="474" y="139" width="52" height="8" rx="3" fill="#000" opacity=".14"/>` +
    `<path transform="translate(${500 - width * 8.5} 169) scale(17)" d="${d}" fill="#343b3e"/>`
  return inside.svg + label
}

function band(sheet: Sheet, d: string, colour: Hex, angle: number, inner = false) {
  return drawPart(sheet, { d, colour, surface: bandSurface(9, angle), knit: 'rib', knitAngle: angle, inner })
}

/** Crew and V collars: the raised back band, then the front band with its seam. */
export function knitCollar(sheet: Sheet, parameters: GarmentParameters, body: Outline, depth: number): string {
  const { collar, view, c1 } = parameters
  const colour = parameters.collarColour ?? c1
  if (view === 'back') {
    const back = band(
      sheet,
      `M416 114C444 ${depth + 2} 556 ${depth + 2} 584 114L579 101C550 ${depth - 24} 450 ${depth - 24} 421 101Z`,
      colour,
      0,
    )
    return back.svg + seam(sheet, `M416 114C444 ${depth + 2} 556 ${depth + 2} 584 114`, colour, [0, 6])
  }
  const rear = band(
    sheet,
    'M427 105C458 119 542 119 573 105L580 119C546 142 454 142 420 119Z',
    mix(colour, '#0a0e14', 0.18),
    0,
    true,
  )
  const v = collar === 'v'
  const d = v
    ? `M408 114C424 156 472 ${depth - 16} 500 ${depth + 9}C528 ${depth - 16} 576 156 592 114L571 104C556 146 524 ${depth - 50} 500 ${depth - 27}C476 ${depth - 50} 444 146 429 104Z`
    : `M408 114C415 ${112 + (depth - 112) * 0.76} 452 ${depth + 8} 500 ${depth + 8}C548 ${depth + 8} 585 ${112 + (depth - 112) * 0.76} 592 114L571 104C565 ${106 + (depth - 112) * 0.66} 541 ${depth - 20} 500 ${depth - 20}C459 ${depth - 20} 435 ${106 + (depth - 112) * 0.66} 429 104Z`
  const front = band(sheet, d, colour, v ? 0 : 0)
  const edge = v
    ? `M408 114C424 156 472 ${depth - 16} 500 ${depth + 9}C528 ${depth - 16} 576 156 592 114`
    : `M408 114C415 ${112 + (depth - 112) * 0.76} 452 ${depth + 8} 500 ${depth + 8}C548 ${depth + 8} 585 ${112 + (depth - 112) * 0.76} 592 114`
  const tip = v ? seam(sheet, `M500 ${depth - 27}L500 ${depth + 9}`, colour) : ''
  return (
    rear.svg +
    contactShadow(sheet, front.outline, body, [4, 6], 5, 0.34) +
    front.svg +
    tip +
    seam(sheet, edge, colour, v ? undefined : [0, 6])
  )
}

/** A shirt collar with its placket; `plackets` false leaves the two leaves only. */
export function shirtCollar(sheet: Sheet, parameters: GarmentParameters, body: Outline, placket: boolean): string {
  const { c1, view } = parameters
  const colour = parameters.collarColour ?? c1
  if (view === 'back') {
    const d =
      'M408 122C404 108 412 96 426 90C460 76 540 76 574 90C588 96 596 108 592 122C590 140 586 152 580 164C540 178 460 178 420 164C414 152 410 140 408 122Z'
    const leaf = drawPart(sheet, { d, colour, surface: { ...flat(13), form: 0.1 }, knit: 'rib', knitAngle: 90 })
    return contactShadow(sheet, leaf.outline, body, [3, 9], 6, 0.42) + leaf.svg
  }
  const stand = band(
    sheet,
    'M428 92C460 78 540 78 572 92L578 122C545 142 455 142 422 122Z',
    mix(colour, '#0a0e14', 0.22),
    0,
    true,
  )
  let svg = stand.svg
  if (placket) {
    const strip = drawPart(sheet, {
      d: 'M479 166H523V334C523 340 519 343 514 343H488C483 343 479 340 479 334Z',
      colour: c1,
      surface: bandSurface(6),
      knit: 'pique',
      inner: true,
    })
    svg +=
      contactShadow(sheet, strip.outline, body, [4, 5], 5, 0.3) + strip.svg + seam(sheet, 'M484 172V337H518V172', c1)
    svg += [206, 258, 310]
      .map(y => button(sheet, 501, y, luminance(colour) > 0.6 ? mix(colour, '#8b9296', 0.25) : '#e3e6e4'))
      .join('')
  }
  const leaves = [
    'M430 88C412 98 402 116 402 132C408 168 424 196 442 216C462 200 484 184 501 170C470 154 444 128 430 88Z',
    'M570 88C588 98 598 116 598 132C592 168 576 198 560 219C540 202 516 184 499 170C530 154 556 128 570 88Z',
  ]
  for (const d of leaves) {
    const leaf = drawPart(sheet, { d, colour, surface: { ...flat(12, 1.6), form: 0.08 }, knit: 'rib', knitAngle: 62 })
    svg += contactShadow(sheet, leaf.outline, body, [5, 9], 6, 0.46) + leaf.svg
  }
  return svg
}

function button(sheet: Sheet, x: number, y: number, colour: Hex): string {
  const [cx, cy] = sheet.warp([x, y])
  const hole = (dx: number, dy: number) =>
    `<circle cx="${cx + dx}" cy="${cy + dy}" r="1.3" fill="${readableOn(colour)}" opacity=".7"/>`
  return (
    `<circle cx="${cx + 1.6}" cy="${cy + 2.6}" r="9" fill="#000" opacity=".35"/><circle cx="${cx}" cy="${cy}" r="8.6" fill="${colour}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="6.4" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.4"/><path d="M${cx - 6} ${cy - 5}A8 8 0 0 1 ${cx + 3} ${cy - 7}" stroke="#fff" stroke-opacity=".6" stroke-width="1.4" fill="none"/>` +
    hole(-2, -2) +
    hole(2, -2) +
    hole(-2, 2) +
    hole(2, 2)
  )
}

/** A standing collar as on track jackets. */
export function standCollar(sheet: Sheet, parameters: GarmentParameters, body: Outline): string {
  const { c1, view } = parameters
  const colour = parameters.collarColour ?? c1
  const surface = {
    ...flat(15, 2.4),
    form: 0.1,
    folds: [fold('M430 90Q446 130 470 158', 12, 3.4), fold('M580 100Q556 140 540 172', 10, 3)],
  }
  if (view === 'back') {
    const d = 'M406 128C412 96 420 74 426 58C460 44 540 44 574 58C580 74 588 96 594 128C560 146 440 146 406 128Z'
    const back = drawPart(sheet, { d, colour, surface, knit: parameters.knit })
    return back.svg + seam(sheet, 'M406 128C440 146 560 146 594 128', colour, [0, 6])
  }
  const inside = drawPart(sheet, {
    d: 'M424 62C460 36 540 36 576 62C550 98 520 110 500 110C480 110 450 98 424 62Z',
    colour: mix(parameters.lining ?? colour, '#05080c', 0.5),
    surface: bandSurface(10),
    knit: 'mesh',
    depth: 1.3,
  })
  const front = drawPart(sheet, {
    d: 'M404 130C412 98 419 76 423 60C448 92 480 106 500 108C520 106 552 92 577 60C581 76 588 98 596 130C578 178 536 206 500 212C464 206 422 178 404 130Z',
    colour,
    surface,
    knit: parameters.knit,
  })
  return (
    inside.svg +
    contactShadow(sheet, front.outline, body, [3, 6], 5, 0.36) +
    front.svg +
    seam(sheet, 'M404 130C422 178 464 206 500 212C536 206 578 178 596 130', colour, [0, 6])
  )
}

import { mix, readableOn, shaded } from '../cloth/colour.ts'
import { markAt } from '../cloth/decals.ts'
import { contactShadow, drawPart, seam } from '../cloth/part.ts'
import type { Fold } from '../cloth/relief.ts'
import { type Outline, onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters } from '../types.ts'

const shape =
  'M196 96C246 86 306 86 352 98C364 200 370 330 348 474C340 545 344 602 368 640C404 688 486 722 548 772C592 810 578 884 510 892C412 902 300 868 240 814C196 774 186 722 192 652C200 562 188 502 184 432C178 312 186 200 196 96Z'
const heel = 'M180 690C230 664 300 650 366 632L420 700C340 740 300 800 262 850L160 800Z'
const toe = 'M470 716C440 780 440 840 470 910L640 910L620 740L540 740Z'

function shifted(d: string, dx: number, dy: number): string {
  let index = 0
  return d.replace(/-?\d*\.?\d+/g, number => String(Number(number) + (index++ % 2 === 0 ? dx : dy)))
}

function rings(pattern: GarmentParameters['pattern']): string {
  const ring = (y: number, thick: number) =>
    `M160 ${y}Q270 ${y + 16} 390 ${y}L390 ${y + thick}Q270 ${y + thick + 16} 160 ${y + thick}Z`
  if (pattern === 'chestBand') return [206, 254, 302].map(y => ring(y, 25)).join('')
  if (pattern === 'hoops') return [220, 342, 464, 586].map(y => ring(y, 61)).join('')
  return ''
}

function folds(random: () => number, dx: number, dy: number): Fold[] {
  const between = (from: number, to: number) => from + (to - from) * random()
  const result: Fold[] = []
  // The ankle is where a sock gathers: rings from the instep around to the heel.
  for (let i = 0; i < 7; i++) {
    const y = 512 + i * between(20, 28)
    result.push({
      path: [
        [350 + dx + i * 4, y + dy],
        [280 + dx, y + between(8, 30) + dy],
        [between(206, 250) + dx, y + between(14, 70) + dy],
      ],
      width: between(9, 15),
      height: between(3, 6),
    })
  }
  for (let i = 0; i < 3; i++) {
    result.push({
      path: [
        [between(210, 340) + dx, between(190, 260) + dy],
        [between(220, 330) + dx, 330 + dy],
        [between(220, 320) + dx, between(380, 470) + dy],
      ],
      width: between(14, 22),
      height: between(2.4, 4.4),
    })
  }
  return result
}

function oneSock(
  sheet: Sheet,
  parameters: GarmentParameters,
  dx: number,
  dy: number,
): { outline: Outline; svg: string } {
  const { c1, c2, knit, pattern } = parameters
  const fill = (d: string, tone: string, opacity = 1) =>
    `<path d="${onSheet(sheet, shifted(d, dx, dy))}" fill="${tone}" opacity="${opacity}"/>`
  const bands = rings(pattern)
  const sock = drawPart(sheet, {
    d: shifted(shape, dx, dy),
    colour: c1,
    knit,
    knitShare: 0.62,
    print: (bands && fill(bands, c2)) + fill(heel + toe, shaded(c1, 0.3)),
    decal:
      pattern === 'hoops'
        ? ''
        : markAt(sheet, [272 + dx, (pattern === 'plain' ? 250 : 382) + dy], 0.8, parameters.ink ?? readableOn(c1)),
    surface: {
      drape: { across: 90, along: 170, angle: 4, height: 3.4, crease: 1 },
      edge: 46,
      form: 0.1,
      folds: folds(sheet.random, dx, dy),
      gathers: [{ from: [190 + dx, 184 + dy], to: [360 + dx, 184 + dy], reach: 70, period: 20, height: 3 }],
    },
  })
  const cuff = drawPart(sheet, {
    d: shifted('M193 92C246 80 306 80 355 93L361 178C306 166 246 166 188 178Z', dx, dy),
    colour: pattern === 'hoops' ? c1 : mix(c1, '#ffffff', 0.03),
    knit,
    knitShare: 0.85,
    surface: { drape: { across: 60, along: 80, angle: 0, height: 1.6 }, edge: 34, form: 0, folds: [] },
  })
  const rim = `<path d="${onSheet(sheet, shifted('M193 92C246 80 306 80 355 93C306 104 246 104 193 92Z', dx, dy))}" fill="${mix(c1, '#05080c', 0.62)}"/>`
  return {
    outline: sock.outline,
    svg:
      sock.svg +
      contactShadow(sheet, cuff.outline, sock.outline, [2, 5], 5, 0.34) +
      cuff.svg +
      rim +
      seam(sheet, shifted('M188 178C246 166 306 166 361 178', dx, dy), c1),
  }
}

/** A pair of long socks, the left one in front. */
export function drawSocks(sheet: Sheet, parameters: GarmentParameters): string {
  const behind = oneSock(sheet, parameters, 296, -26)
  const front = oneSock(sheet, parameters, 0, 0)
  return behind.svg + contactShadow(sheet, front.outline, behind.outline, [12, 14], 12, 0.4) + front.svg
}

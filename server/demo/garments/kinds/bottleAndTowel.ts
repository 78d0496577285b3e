import { mix, readableOn } from '../cloth/colour.ts'
import { crestAt, textAt } from '../cloth/decals.ts'
import { bandSurface, contactShadow, drawPart, seam } from '../cloth/part.ts'
import { fold } from '../cloth/relief.ts'
import { onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters } from '../types.ts'

/** A drinking bottle. */
export function drawBottle(sheet: Sheet, parameters: GarmentParameters): string {
  const { c1, c2, c3, sponsor } = parameters
  const ink = parameters.ink ?? readableOn(c1)
  const round = { drape: { across: 400, along: 500, angle: 0, height: 1.4 }, edge: 150, form: 0.1, folds: [] }
  const body = drawPart(sheet, {
    d: 'M346 300C352 268 380 250 420 246H580C620 250 648 268 654 300C662 360 664 400 654 450C644 484 644 500 654 534C668 640 670 780 660 880C656 920 640 938 604 942C540 950 460 950 396 942C360 938 344 920 340 880C330 780 332 640 346 534C356 500 356 484 346 450C336 400 338 360 346 300Z',
    colour: c1,
    knit: 'woven',
    knitShare: 0.2,
    print: `<path d="${onSheet(sheet, 'M300 586C420 602 580 602 700 586V600C580 616 420 616 300 600ZM300 866C420 882 580 882 700 866V880C580 896 420 896 300 880Z')}" fill="${c2}"/>`,
    decal:
      (sponsor
        ? textAt(sheet, sponsor, [500, 836], { weight: 820, stretch: 92, colour: ink, maxWidth: 232, maxHeight: 44 })
        : '') + crestAt(sheet, [500, 704], 1.35, ink),
    surface: {
      ...round,
      folds: [fold('M340 492Q500 506 660 492', 26, -9)],
    },
  })
  const cap = drawPart(sheet, {
    d: 'M368 168C400 154 600 154 632 168L652 262C600 276 400 276 348 262Z',
    colour: c3,
    knit: 'rib',
    surface: { ...round, edge: 90 },
  })
  const spout = drawPart(sheet, {
    d: 'M444 66C470 58 530 58 556 66L562 116C576 126 584 140 588 170C540 182 460 182 412 170C416 140 424 126 438 116Z',
    colour: mix(c3, '#ffffff', 0.1),
    knit: 'woven',
    knitShare: 0.2,
    surface: { ...round, edge: 54 },
  })
  const glint = `<path d="${onSheet(sheet, 'M382 330C376 380 384 420 392 446C384 480 386 500 388 530C376 640 376 760 386 880C398 760 398 640 406 540C400 500 402 480 408 450C400 410 396 370 404 316Z')}" fill="#fff" opacity=".26"/>`
  const ring = `<path d="${onSheet(sheet, 'M348 262C400 276 600 276 652 262L654 280C600 294 400 294 346 280Z')}" fill="#000" opacity=".4"/>`
  return (
    spout.svg + contactShadow(sheet, cap.outline, spout.outline, [0, -4], 6, 0.4) + body.svg + ring + cap.svg + glint
  )
}

/** A towel laid out, hemmed at both ends with two woven bands. */
export function drawTowel(sheet: Sheet, parameters: GarmentParameters): string {
  const { c1, c2, sponsor } = parameters
  const ink = parameters.ink ?? readableOn(c1)
  const jitter = (span: number) => (sheet.random() - 0.5) * span
  const bands = [104, 132, 836, 864]
    .map(
      (y, i) =>
        `M100 ${y}C380 ${y + 8} 620 ${y - 6} 900 ${y}V${y + (i % 3 === 0 ? 10 : 18)}C620 ${y + 10} 380 ${y + 26} 100 ${y + 16}Z`,
    )
    .join('')
  const under = drawPart(sheet, {
    d: 'M196 84C400 70 640 88 838 78C846 340 842 660 848 936C640 946 400 928 206 940C202 660 204 340 196 84Z',
    colour: mix(c1, '#0a0e14', 0.12),
    knit: 'fleece',
    surface: bandSurface(20),
  })
  const top = drawPart(sheet, {
    d: 'M158 66C400 54 600 72 806 60C816 340 808 660 816 914C600 926 400 908 168 920C160 660 168 340 158 66Z',
    colour: c1,
    knit: 'fleece',
    knitShare: 2.2,
    print: `<path d="${onSheet(sheet, bands)}" fill="${c2}"/>`,
    decal:
      crestAt(sheet, [488, 430], 2.3, ink) +
      (sponsor
        ? textAt(sheet, sponsor, [488, 640], { weight: 820, stretch: 104, colour: ink, maxWidth: 330, maxHeight: 52 })
        : ''),
    surface: {
      drape: { across: 150, along: 420, angle: 7, height: 6.5, crease: 2.4 },
      edge: 24,
      form: 0.06,
      folds: [
        fold(`M160 300Q260 ${330 + jitter(60)} 420 ${290 + jitter(60)}`, 26, 7),
        fold(`M808 560Q700 ${590 + jitter(60)} 560 560`, 26, 7),
        fold(`M300 66Q330 180 ${310 + jitter(80)} 330`, 28, 8),
        fold(`M640 916Q620 800 ${660 + jitter(80)} 640`, 28, 8),
        fold('M420 910Q400 820 430 720', 22, 6),
      ],
    },
  })
  return (
    under.svg +
    contactShadow(sheet, top.outline, under.outline, [7, 8], 8, 0.4) +
    top.svg +
    seam(sheet, 'M162 92C400 80 600 98 806 86', c1, [0, -6]) +
    seam(sheet, 'M168 894C400 882 600 900 814 888', c1, [0, 6])
  )
}

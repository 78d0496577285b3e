import { luminance, mix, readableOn } from '../cloth/colour.ts'
import { crestAt, markAt, textAt } from '../cloth/decals.ts'
import { bandSurface, contactShadow, drawPart, seam } from '../cloth/part.ts'
import { onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters } from '../types.ts'

type Line = [[number, number], [number, number], [number, number]]
const fold = (path: Line, width: number, height: number) => ({ path, width, height })

/** A peaked cap seen from the front, a little from the left. */
export function drawCap(sheet: Sheet, parameters: GarmentParameters): string {
  const { c1, c3, knit } = parameters
  const ink = parameters.ink ?? readableOn(c1)
  const dome = drawPart(sheet, {
    d: 'M146 566C130 330 250 170 480 160C720 156 850 320 850 560C852 590 846 606 830 616C760 700 240 700 166 620C152 608 148 592 146 566Z',
    colour: c1,
    knit,
    decal: crestAt(sheet, [478, 404], 1.75, ink),
    surface: {
      drape: { across: 210, along: 240, angle: 10, height: 4.4, crease: 1 },
      edge: 100,
      form: 0.2,
      folds: [
        fold(
          [
            [180, 560],
            [260, 500],
            [300, 420],
          ],
          22,
          6,
        ),
        fold(
          [
            [820, 540],
            [740, 500],
            [700, 430],
          ],
          20,
          6,
        ),
        fold(
          [
            [330, 250],
            [390, 300],
            [400, 360],
          ],
          22,
          4,
        ),
      ],
    },
  })
  const seams =
    seam(sheet, 'M480 162C360 230 316 420 318 572', c1, [7, 0]) +
    seam(sheet, 'M480 162C610 230 650 420 644 572', c1, [-7, 0]) +
    seam(sheet, 'M480 162C230 240 190 400 186 600', c1) +
    seam(sheet, 'M480 162C740 230 800 400 810 600', c1)
  const holes = [
    [282, 330],
    [684, 330],
  ].map(([x, y]) => {
    const [px, py] = sheet.warp([x!, y!])
    return `<circle cx="${px}" cy="${py}" r="10" fill="none" stroke="${mix(c1, '#ffffff', 0.16)}" stroke-width="4"/><circle cx="${px}" cy="${py}" r="6.5" fill="#0a0d10"/>`
  })
  const brim = drawPart(sheet, {
    d: 'M192 604C320 566 680 564 804 600C842 644 816 738 744 772C660 804 338 806 254 774C180 740 154 650 192 604Z',
    colour: c3,
    knit,
    surface: {
      drape: { across: 400, along: 200, angle: 0, height: 3 },
      edge: 17,
      form: 0.16,
      folds: [
        fold(
          [
            [500, 560],
            [500, 640],
            [500, 760],
          ],
          190,
          16,
        ),
      ],
    },
  })
  const rows = [0, 1, 2]
    .map(
      i =>
        `<path d="${onSheet(sheet, `M${190 + i * 8} ${650 - i * 12}C${212 + i * 14} ${738 - i * 22} 336 ${764 - i * 22} 500 ${764 - i * 22}C664 ${764 - i * 22} ${788 - i * 14} ${736 - i * 22} ${806 - i * 8} ${648 - i * 12}`)}" fill="none" stroke="${luminance(c3) > 0.6 ? '#000' : '#fff'}" stroke-opacity=".2" stroke-width="1.6" stroke-dasharray="5 3.4"/>`,
    )
    .join('')
  const [bx, by] = sheet.warp([480, 160])
  const button = `<ellipse cx="${bx + 2}" cy="${by + 4}" rx="27" ry="15" fill="#000" opacity=".34"/><ellipse cx="${bx}" cy="${by}" rx="26" ry="14" fill="${mix(c1, '#ffffff', 0.08)}"/><ellipse cx="${bx - 6}" cy="${by - 4}" rx="12" ry="5" fill="#fff" opacity=".25"/>`
  return (
    dome.svg +
    seams +
    holes.join('') +
    button +
    contactShadow(sheet, brim.outline, dome.outline, [0, -8], 12, 0.5) +
    brim.svg +
    rows
  )
}

/** A knitted hat with a turned-up edge and a bobble. */
export function drawBeanie(sheet: Sheet, parameters: GarmentParameters): string {
  const { c1, c2 } = parameters
  const bobble = drawPart(sheet, {
    d: 'M500 60C548 54 590 92 596 134C602 182 560 224 508 228C452 232 406 192 404 142C402 96 448 62 500 60Z',
    colour: c2,
    knit: 'fleece',
    knitShare: 2.4,
    surface: { drape: { across: 22, along: 22, angle: 0, height: 7, crease: 3 }, edge: 80, form: 0, folds: [] },
  })
  const hoops = [330, 424, 518]
    .map(y => `M100 ${y}Q500 ${y - 46} 900 ${y}L900 ${y + 36}Q500 ${y - 10} 100 ${y + 36}Z`)
    .join('')
  const dome = drawPart(sheet, {
    d: 'M186 700C170 420 270 190 500 182C730 190 830 420 814 700Z',
    colour: c1,
    knit: 'rib',
    print: `<path d="${onSheet(sheet, hoops)}" fill="${c2}"/>`,
    surface: {
      drape: { across: 120, along: 260, angle: 0, height: 5, crease: 1.4 },
      edge: 110,
      form: 0.14,
      folds: [
        fold(
          [
            [490, 190],
            [440, 260],
            [400, 380],
          ],
          18,
          7,
        ),
        fold(
          [
            [520, 190],
            [560, 280],
            [600, 380],
          ],
          18,
          7,
        ),
        fold(
          [
            [470, 200],
            [380, 260],
            [300, 380],
          ],
          18,
          6,
        ),
        fold(
          [
            [540, 200],
            [640, 270],
            [720, 400],
          ],
          18,
          6,
        ),
        fold(
          [
            [220, 640],
            [330, 600],
            [430, 620],
          ],
          20,
          6,
        ),
      ],
      gathers: [{ from: [330, 210], to: [670, 210], reach: 130, period: 22, height: 9 }],
    },
  })
  const cuff = drawPart(sheet, {
    d: 'M166 640C380 606 620 606 834 640C846 700 846 770 838 838C620 872 380 872 162 838C154 770 154 700 166 640Z',
    colour: c1,
    knit: 'rib',
    decal: drawPatch(sheet, parameters),
    surface: {
      drape: { across: 130, along: 160, angle: 0, height: 4.4 },
      edge: 60,
      form: 0.16,
      folds: [
        fold(
          [
            [200, 700],
            [330, 730],
            [450, 716],
          ],
          22,
          5,
        ),
        fold(
          [
            [810, 790],
            [700, 760],
            [600, 780],
          ],
          20,
          5,
        ),
      ],
    },
  })
  return bobble.svg + dome.svg + contactShadow(sheet, cuff.outline, dome.outline, [0, -8], 10, 0.46) + cuff.svg
}

function drawPatch(sheet: Sheet, { c1, c2 }: GarmentParameters): string {
  const patch = onSheet(sheet, 'M410 690C470 682 530 682 590 690V790C530 798 470 798 410 790Z')
  const ground = mix(c2, '#0a0e14', 0.06)
  return `<path d="${patch}" transform="translate(3 4)" fill="#000" opacity=".3"/><path d="${patch}" fill="${ground}"/>${markAt(sheet, [500, 740], 1.3, luminance(c2) > 0.6 ? c1 : '#f2f3f3')}`
}

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
      folds: [
        fold(
          [
            [340, 492],
            [500, 506],
            [660, 492],
          ],
          26,
          -9,
        ),
      ],
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
        fold(
          [
            [160, 300],
            [260, 330 + jitter(60)],
            [420, 290 + jitter(60)],
          ],
          26,
          7,
        ),
        fold(
          [
            [808, 560],
            [700, 590 + jitter(60)],
            [560, 560],
          ],
          26,
          7,
        ),
        fold(
          [
            [300, 66],
            [330, 180],
            [310 + jitter(80), 330],
          ],
          28,
          8,
        ),
        fold(
          [
            [640, 916],
            [620, 800],
            [660 + jitter(80), 640],
          ],
          28,
          8,
        ),
        fold(
          [
            [420, 910],
            [400, 820],
            [430, 720],
          ],
          22,
          6,
        ),
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

import { luminance, mix, readableOn } from '../cloth/colour.ts'
import { crestAt, markAt } from '../cloth/decals.ts'
import { contactShadow, drawPart, seam } from '../cloth/part.ts'
import { fold } from '../cloth/relief.ts'
import { onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters } from '../types.ts'

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
        fold('M180 560Q260 500 300 420', 22, 6),
        fold('M820 540Q740 500 700 430', 20, 6),
        fold('M330 250Q390 300 400 360', 22, 4),
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
      folds: [fold('M500 560Q500 640 500 760', 190, 16)],
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
        fold('M490 190Q440 260 400 380', 18, 7),
        fold('M520 190Q560 280 600 380', 18, 7),
        fold('M470 200Q380 260 300 380', 18, 6),
        fold('M540 200Q640 270 720 400', 18, 6),
        fold('M220 640Q330 600 430 620', 20, 6),
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
      folds: [fold('M200 700Q330 730 450 716', 22, 5), fold('M810 790Q700 760 600 780', 20, 5)],
    },
  })
  return bobble.svg + dome.svg + contactShadow(sheet, cuff.outline, dome.outline, [0, -8], 10, 0.46) + cuff.svg
}

function drawPatch(sheet: Sheet, { c1, c2 }: GarmentParameters): string {
  const patch = onSheet(sheet, 'M410 690C470 682 530 682 590 690V790C530 798 470 798 410 790Z')
  const ground = mix(c2, '#0a0e14', 0.06)
  return `<path d="${patch}" transform="translate(3 4)" fill="#000" opacity=".3"/><path d="${patch}" fill="${ground}"/>${markAt(sheet, [500, 740], 1.3, luminance(c2) > 0.6 ? c1 : '#f2f3f3')}`
}

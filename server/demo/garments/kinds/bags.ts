import { mix, readableOn } from '../cloth/colour.ts'
import { crestAt, markAt, textAt } from '../cloth/decals.ts'
import { bandSurface, contactShadow, drawPart, seam } from '../cloth/part.ts'
import { fold } from '../cloth/relief.ts'
import { onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters } from '../types.ts'
import { ballIn } from './ball.ts'
import { zipAlong } from './fastenings.ts'
import { strap } from './strap.ts'

function duffel(sheet: Sheet, parameters: GarmentParameters): string {
  const { c1, c2, c3, sponsor, knit } = parameters
  const ink = parameters.ink ?? readableOn(c1)
  const jitter = (span: number) => (sheet.random() - 0.5) * span
  const panels = `<path d="${onSheet(sheet, 'M60 340L214 340C224 480 224 640 214 840L60 840ZM940 340L786 340C776 480 776 640 786 840L940 840Z')}" fill="${c3}"/>`
  const rear = strap(sheet, 'M318 400C330 250 400 190 500 188C600 190 670 250 682 400', mix(c2, '#0a0e14', 0.32), 30)
  const body = drawPart(sheet, {
    d: 'M84 470C88 404 132 372 204 368C400 358 620 360 796 368C868 372 912 404 916 470C926 560 928 640 922 722C918 780 884 806 822 810C610 820 390 820 178 810C116 806 82 780 78 722C72 640 74 560 84 470Z',
    colour: c1,
    knit,
    print: panels,
    decal: sponsor
      ? textAt(sheet, sponsor, [500, 650], { weight: 820, stretch: 108, colour: ink, maxWidth: 250, maxHeight: 50 }) +
        markAt(sheet, [500, 560], 1, ink)
      : '',
    surface: {
      drape: { across: 190, along: 120, angle: 6, height: 5, crease: 2 },
      edge: 74,
      form: 0.16,
      folds: [
        fold(`M110 500Q190 ${540 + jitter(40)} 290 ${520 + jitter(60)}`, 18, 7),
        fold(`M100 690Q180 660 300 ${690 + jitter(50)}`, 18, 6),
        fold(`M900 520Q820 ${560 + jitter(40)} 720 540`, 18, 7),
        fold(`M890 710Q800 690 700 ${730 + jitter(50)}`, 16, 6),
        fold(`M360 470Q440 ${510 + jitter(30)} 560 480`, 20, 6),
        fold(`M400 806Q470 740 610 ${730 + jitter(40)}`, 24, 6),
        fold('M660 470Q650 560 610 640', 18, 5),
      ],
    },
  })
  const seams =
    seam(sheet, 'M214 366C224 480 224 640 214 812', c1, [7, 0]) +
    seam(sheet, 'M786 366C776 480 776 640 786 812', c1, [-7, 0])
  const zip = zipAlong(sheet, 'M150 424C320 404 680 404 850 424', c1, [236, 414], true)
  const front =
    strap(
      sheet,
      'M330 812L330 560C330 470 336 330 392 264C440 214 560 214 608 264C664 330 670 470 670 560L670 812',
      c2,
      34,
    ) +
    [330, 670]
      .map(x => {
        const [px, py] = sheet.warp([x, 566])
        return `<g transform="translate(${px} ${py})" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="1.6"><rect x="-14" y="-17" width="28" height="34"/><path d="M-14 -17L14 17M14 -17L-14 17"/></g>`
      })
      .join('')
  const grip = drawPart(sheet, {
    d: 'M446 206C480 200 520 200 554 206C562 208 564 214 563 224C562 238 558 246 548 247C520 242 480 242 452 247C442 246 438 238 437 224C436 214 438 208 446 206Z',
    colour: c3,
    knit,
    surface: bandSurface(16),
  })
  return rear + body.svg + seams + zip + front + grip.svg
}

function backpack(sheet: Sheet, parameters: GarmentParameters): string {
  const { c1, c2, c3, knit } = parameters
  const ink = parameters.ink ?? readableOn(c1)
  const straps =
    strap(sheet, 'M250 300C190 360 168 520 196 700', c3, 46) +
    strap(sheet, 'M750 300C810 360 832 520 804 700', c3, 46) +
    strap(sheet, 'M440 112C446 58 554 58 560 112', c3, 26)
  const pockets = ([-1, 1] as const).map(sign => {
    const p = (half: number, y: number) => `${500 + sign * half} ${y}`
    return drawPart(sheet, {
      d: `M${p(260, 610)}C${p(318, 604)} ${p(338, 640)} ${p(336, 720)}C${p(334, 800)} ${p(322, 850)} ${p(270, 860)}L${p(250, 860)}Z`,
      colour: c3,
      knit: 'mesh',
      surface: { ...bandSurface(24), drape: { across: 40, along: 120, angle: 8, height: 4 } },
    })
  })
  const body = drawPart(sheet, {
    d: 'M224 420C220 220 300 108 500 104C700 108 780 220 776 420C784 560 784 700 772 820C766 874 738 896 690 900C560 910 440 910 310 900C262 896 234 874 228 820C216 700 216 560 224 420Z',
    colour: c1,
    knit,
    decal: crestAt(sheet, [500, 296], 1.15, ink),
    surface: {
      drape: { across: 140, along: 180, angle: 10, height: 4.6, crease: 2 },
      edge: 64,
      form: 0.16,
      folds: [
        fold('M236 470Q320 500 420 470', 18, 6),
        fold('M770 440Q690 480 600 460', 18, 6),
        fold('M300 200Q380 230 470 210', 20, 5),
        fold('M720 230Q640 250 560 230', 18, 5),
      ],
    },
  })
  const zipLine = 'M262 470C262 250 330 158 500 154C670 158 738 250 738 470'
  const pocket = drawPart(sheet, {
    d: 'M286 560C420 540 580 540 714 560C736 566 744 580 746 610C752 690 750 760 744 816C740 846 726 862 696 866C570 876 430 876 304 866C274 862 260 846 256 816C250 760 248 690 254 610C256 580 264 566 286 560Z',
    colour: c1,
    knit,
    inner: true,
    decal: markAt(sheet, [500, 742], 1.1, ink),
    surface: {
      drape: { across: 140, along: 120, angle: -8, height: 5, crease: 1.6 },
      edge: 40,
      form: 0.16,
      folds: [
        fold('M262 660Q340 690 420 668', 16, 6),
        fold('M740 790Q660 760 580 790', 16, 6),
        fold('M400 860Q450 800 520 790', 18, 5),
      ],
    },
  })
  return (
    straps +
    pockets.map(one => one.svg).join('') +
    contactShadow(sheet, body.outline, pockets[1]!.outline, [6, 6], 9, 0.4) +
    body.svg +
    zipAlong(sheet, zipLine, c1, [290, 300]) +
    contactShadow(sheet, pocket.outline, body.outline, [6, 9], 8, 0.46) +
    pocket.svg +
    zipAlong(sheet, 'M290 606C420 588 580 588 710 606', c2, [360, 590], true) +
    `<path d="${onSheet(sheet, 'M262 634C420 616 580 616 738 634')}" fill="none" stroke="${c2}" stroke-width="9"/>`
  )
}

function gymBag(sheet: Sheet, parameters: GarmentParameters): string {
  const { c1, c2, c3, sponsor, knit } = parameters
  const ink = parameters.ink ?? readableOn(c1)
  const cords =
    strap(sheet, 'M300 190C210 330 180 620 232 872', c2, 11) + strap(sheet, 'M700 190C790 330 820 620 768 872', c2, 11)
  const body = drawPart(sheet, {
    d: 'M268 176C300 160 340 172 372 166C420 158 460 170 500 164C550 158 590 172 630 164C664 158 700 160 732 176C726 210 724 240 728 268C760 460 780 680 786 850C788 876 776 890 750 892C580 900 420 900 250 892C224 890 212 876 214 850C220 680 240 460 272 268C276 240 274 210 268 176Z',
    colour: c1,
    knit,
    print: `<path d="${onSheet(sheet, 'M180 770H820V920H180Z')}" fill="${c3}"/>`,
    decal:
      crestAt(sheet, [500, 490], 1.9, ink) +
      (sponsor
        ? textAt(sheet, sponsor, [500, 690], { weight: 820, stretch: 104, colour: ink, maxWidth: 300, maxHeight: 46 })
        : ''),
    surface: {
      drape: { across: 90, along: 360, angle: 0, height: 4.6, crease: 2.4 },
      edge: 40,
      form: 0.14,
      folds: [
        fold('M330 240Q320 350 296 500', 18, 8),
        fold('M420 240Q410 330 390 460', 16, 7),
        fold('M500 240Q506 310 500 400', 16, 6),
        fold('M590 240Q600 340 620 480', 16, 8),
        fold('M670 240Q690 360 706 520', 18, 7),
        fold('M230 860Q300 820 400 830', 20, 6),
        fold('M770 860Q700 800 600 810', 20, 6),
      ],
      gathers: [{ from: [260, 236], to: [740, 236], reach: 150, period: 24, height: 16 }],
    },
  })
  const channel = seam(sheet, 'M273 238C400 250 600 250 727 238', c1, [0, -8])
  const eyelets = [
    [252, 856],
    [748, 856],
  ].map(([x, y]) => {
    const [px, py] = sheet.warp([x!, y!])
    return `<circle cx="${px}" cy="${py}" r="13" fill="#9aa19f"/><circle cx="${px - 1}" cy="${py - 1}" r="10" fill="#c9cfcc"/><circle cx="${px}" cy="${py}" r="6.5" fill="#171c1f"/>`
  })
  const knots =
    strap(sheet, 'M302 214C280 240 262 280 252 320', c2, 11) + strap(sheet, 'M698 214C720 240 738 280 748 320', c2, 11)
  return cords + body.svg + channel + knots + eyelets.join('')
}

function ballNet(sheet: Sheet, parameters: GarmentParameters): string {
  const balls: [number, number, number][] = [
    [330, 620, 190],
    [670, 620, 190],
    [500, 400, 190],
  ]
  const svg = balls.map(([x, y, r]) => ballIn(sheet, parameters, x, y, r)).join('')
  let net = ''
  for (let i = -6; i <= 6; i++) net += `M${500 + i * 66} 860Q${500 + i * 40} 520 ${500 + i * 8} 190`
  return (
    svg +
    strap(sheet, 'M500 210C480 130 520 110 500 60', parameters.c3, 14) +
    `<path d="${onSheet(sheet, net)}" fill="none" stroke="${parameters.c3}" stroke-width="4"/>`
  )
}

/** Sports bag, backpack, gym bag or a net of balls. */
export function drawBag(sheet: Sheet, parameters: GarmentParameters): string {
  if (parameters.bag === 'backpack') return backpack(sheet, parameters)
  if (parameters.bag === 'gymbag') return gymBag(sheet, parameters)
  if (parameters.bag === 'ballNet') return ballNet(sheet, parameters)
  return duffel(sheet, parameters)
}

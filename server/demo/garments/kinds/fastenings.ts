import { luminance, mix } from '../cloth/colour.ts'
import { bandSurface, contactShadow, drawPart, seam } from '../cloth/part.ts'
import { type Outline, onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters, Hex } from '../types.ts'
import type { Cut } from './cut.ts'

/** A zip along an open path: tape, teeth, and a slider with its puller at (x, y). */
export function zipAlong(sheet: Sheet, d: string, tape: Hex, [x, y]: [number, number], flat = false): string {
  const path = onSheet(sheet, d)
  const [px, py] = sheet.warp([x, y])
  const metal = luminance(tape) > 0.6 ? '#8d9493' : '#c3c9c7'
  const turn = flat ? ` rotate(78 ${px} ${py})` : ''
  return (
    `<g fill="none"><path d="${path}" stroke="#000" stroke-opacity=".34" stroke-width="17" /><path d="${path}" stroke="${mix(tape, '#06090d', 0.32)}" stroke-width="14"/>` +
    `<path d="${path}" stroke="#15191c" stroke-opacity=".7" stroke-width="7"/><path d="${path}" stroke="${metal}" stroke-width="5.4" stroke-dasharray="2.3 2.1"/>` +
    `<path d="${path}" stroke="#000" stroke-opacity=".45" stroke-width="1"/></g>` +
    `<g transform="${turn.trim()}"><rect x="${px - 6}" y="${py + 5}" width="15" height="40" rx="5" fill="#000" opacity=".3"/>` +
    `<path d="M${px - 7} ${py - 8}H${px + 7}L${px + 5} ${py + 10}H${px - 5}Z" fill="${metal}"/><path d="M${px - 4} ${py - 6}H${px + 1}L${px} ${py + 8}H${px - 3}Z" fill="#fff" opacity=".55"/>` +
    `<rect x="${px - 4.5}" y="${py + 7}" width="9" height="33" rx="4" fill="#dfe3e1"/><rect x="${px - 2.8}" y="${py + 9}" width="2.6" height="28" rx="1.3" fill="#fff"/></g>`
  )
}

export function drawZip(sheet: Sheet, parameters: GarmentParameters, cut: Cut): string {
  const { closure, view, collar, c1 } = parameters
  if (!closure || view === 'back') return ''
  const top = collar === 'stand' ? 110 : 250
  const bottom =
    closure === 'full' ? cut.hem[1] + (parameters.collar === 'hood' && parameters.knit === 'woven' ? 12 : 66) : 400
  const tape = parameters.knit === 'woven' && collar === 'hood' ? parameters.c2 : c1
  const zip = zipAlong(sheet, `M500 ${top}L500 ${bottom}`, tape, [500, collar === 'stand' ? top + 10 : top + 60])
  const stitches = [-15, 15]
    .map(
      dx =>
        `<path d="${onSheet(sheet, `M${500 + dx} ${top + (collar === 'stand' ? 6 : 14)}L${500 + dx} ${bottom}`)}" fill="none" stroke="${luminance(c1) > 0.6 ? '#000' : '#fff'}" stroke-opacity=".24" stroke-width="1.4" stroke-dasharray="4.6 3"/>`,
    )
    .join('')
  return zip + stitches
}

/** Kangaroo pocket of a hooded sweatshirt, slanted side pockets of jackets. */
export function drawPockets(sheet: Sheet, parameters: GarmentParameters, cut: Cut, body: Outline): string {
  const { kind, view, closure, collar, c1, knit } = parameters
  if (view === 'back') return ''
  const hem = cut.hem[1]
  if (kind === 'hoodie' && collar === 'hood') {
    const half = cut.waist[0] * 0.7
    const top = hem - 196
    const folds = [
      {
        path: [
          [500 - half + 20, hem - 20],
          [500 - half * 0.4, hem - 70],
          [500 - 20, hem - 60],
        ],
        width: 16,
        height: 4,
      },
      {
        path: [
          [500 + half - 10, hem - 60],
          [500 + half * 0.5, hem - 90],
          [500 + 40, hem - 130],
        ],
        width: 14,
        height: 3.6,
      },
    ] as const
    const pocket = drawPart(sheet, {
      d: `M${500 - half * 0.76} ${top}H${500 + half * 0.76}C${500 + half * 0.82} ${top + 40} ${500 + half * 0.94} ${top + 76} ${500 + half} ${top + 96}V${hem + 6}C${500 + half * 0.4} ${hem + 14} ${500 - half * 0.4} ${hem + 14} ${500 - half} ${hem + 6}V${top + 96}C${500 - half * 0.94} ${top + 76} ${500 - half * 0.82} ${top + 40} ${500 - half * 0.76} ${top}Z`,
      colour: c1,
      knit,
      inner: true,
      surface: {
        drape: { across: 90, along: 130, angle: 8, height: 3.4 },
        edge: 13,
        form: 0,
        folds: folds.map(({ path, width, height }) => ({
          path: path.map(([x, y]) => [x, y]) as [[number, number], [number, number], [number, number]],
          width,
          height,
        })),
        gathers: [{ from: [500 - half, hem], to: [500 + half, hem], reach: 60, period: 34, height: 5 }],
      },
    })
    const edge = (sign: 1 | -1) =>
      `M${500 + sign * half * 0.76} ${top}C${500 + sign * half * 0.82} ${top + 40} ${500 + sign * half * 0.94} ${top + 76} ${500 + sign * half} ${top + 96}`
    const split =
      closure === 'full'
        ? `<path d="${onSheet(sheet, `M500 ${top}V${hem + 8}`)}" stroke="#000" stroke-opacity=".3" stroke-width="24" fill="none"/>`
        : ''
    return (
      contactShadow(sheet, pocket.outline, body, [4, 5], 5, 0.34) +
      pocket.svg +
      split +
      seam(sheet, `M${500 - half * 0.76} ${top}H${500 + half * 0.76}`, c1, [0, 6]) +
      seam(sheet, edge(-1), c1, [9, 0]) +
      seam(sheet, edge(1), c1, [-9, 0])
    )
  }
  if (kind !== 'jacket' || closure !== 'full') return ''
  return ([-1, 1] as const)
    .map(sign => {
      const x = (half: number) => 500 + sign * half
      const top = hem - 238 + sheet.random() * 8
      const line = `M${x(cut.waist[0] * 0.7)} ${top}L${x(cut.waist[0] * 0.58)} ${top + 152}`
      const flap = `M${x(cut.waist[0] * 0.7)} ${top}L${x(cut.waist[0] * 0.7 + 15)} ${top + 3}L${x(cut.waist[0] * 0.58 + 15)} ${top + 155}L${x(cut.waist[0] * 0.58)} ${top + 152}Z`
      const welt = drawPart(sheet, { d: flap, colour: c1, knit, inner: true, surface: bandSurface(6) })
      const path = onSheet(sheet, line)
      return (
        contactShadow(sheet, welt.outline, body, [4, 5], 4, 0.3) +
        welt.svg +
        `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="3.4"/><path d="${path}" transform="translate(${sign * -2.6} 0)" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.4"/>`
      )
    })
    .join('')
}

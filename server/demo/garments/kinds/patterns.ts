import { luminance, mix } from '../cloth/colour.ts'
import { onSheet, type Sheet } from '../cloth/sheet.ts'
import type { GarmentParameters, Hex } from '../types.ts'
import type { Cut } from './cut.ts'

function filled(sheet: Sheet, d: string, colour: Hex, opacity = 1): string {
  return `<path d="${onSheet(sheet, d)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

function pinstripes(sheet: Sheet, { c1, c2 }: GarmentParameters): string {
  let d = ''
  for (let x = 500 - 27 * 9; x <= 500 + 27 * 9; x += 27) d += `M${x} 90L${x} 960`
  const tone = luminance(c1) < 0.35 ? mix(c1, c2, 0.5) : c2
  return `<path d="${onSheet(sheet, d)}" fill="none" stroke="${tone}" stroke-width="2.6" opacity=".85"/>`
}

function fade(sheet: Sheet, { c2, view, number }: GarmentParameters, hem: number): string {
  let svg = filled(sheet, `M200 ${hem - 86}L800 ${hem - 86}L800 980L200 980Z`, c2)
  const count = view === 'back' && number ? 8 : 17
  for (let i = 0; i < count; i++) {
    const thick = 20 - i * 1.15
    if (thick < 2) break
    const y = hem - 108 - i * 23.5
    svg += filled(
      sheet,
      `M180 ${y}C380 ${y + 14} 620 ${y + 14} 820 ${y}L820 ${y + thick}C620 ${y + thick + 14} 380 ${y + thick + 14} 180 ${y + thick}Z`,
      c2,
      0.97 - i * 0.035,
    )
  }
  return svg
}

/** The pattern dyed into the body, as markup. Back views leave out what only the front has. */
export function bodyPattern(sheet: Sheet, parameters: GarmentParameters, cut: Cut): string {
  const { pattern, c2, c3, view } = parameters
  const hem = cut.hem[1]
  if (pattern === 'pinstripe') return pinstripes(sheet, parameters)
  if (pattern === 'fade') return fade(sheet, parameters, hem)
  if (pattern === 'stripes') {
    let d = ''
    for (const middle of [-160, 0, 160])
      d += `M${500 + middle - 40} 90L${500 + middle + 40} 90L${500 + middle + 40} 970L${500 + middle - 40} 970Z`
    return filled(sheet, d, c2)
  }
  if (pattern === 'hoops') {
    let d = ''
    for (let y = 206; y < hem + 20; y += 164)
      d += `M180 ${y}C380 ${y + 12} 620 ${y + 12} 820 ${y}L820 ${y + 82}C620 ${y + 94} 380 ${y + 94} 180 ${y + 82}Z`
    return filled(sheet, d, c2)
  }
  if (pattern === 'halves') return filled(sheet, view === 'front' ? 'M500 60H900V990H500Z' : 'M500 60H100V990H500Z', c2)
  // Backs stay plain where a band would run under name and number.
  if (view === 'back' && (pattern === 'sash' || pattern === 'chestBand')) return ''
  if (pattern === 'sash') {
    const d = 'M258 120L420 96L800 800L800 1010L672 980ZM236 120L650 980L631 980L217 120Z'
    return filled(sheet, d, c2)
  }
  if (pattern === 'chestBand') {
    return (
      filled(sheet, 'M180 402C380 412 620 412 820 402L820 500C620 510 380 510 180 500Z', c2) +
      filled(
        sheet,
        'M180 384C380 394 620 394 820 384L820 391C620 401 380 401 180 391ZM180 511C380 521 620 521 820 511L820 518C620 528 380 528 180 518Z',
        c2,
      )
    )
  }
  if (pattern === 'yoke' && view === 'back') {
    return (
      filled(sheet, 'M160 60H840V300C640 310 360 310 160 300Z', c2) +
      filled(sheet, 'M160 308C360 318 640 318 840 308V322C640 332 360 332 160 322Z', c3)
    )
  }
  if (pattern === 'yoke') {
    return (
      filled(sheet, 'M160 60H840V342C720 352 580 376 500 424C420 376 280 352 160 342Z', c2) +
      filled(
        sheet,
        'M160 350C280 360 420 384 500 432C580 384 720 360 840 350V368C720 378 580 402 500 450C420 402 280 378 160 368Z',
        c3,
      )
    )
  }
  if (pattern === 'sidePanel') {
    const side = (sign: 1 | -1) => {
      const p = (half: number, y: number) => `${500 + sign * half} ${y}`
      const [aw, ay] = cut.armpit
      return `M${p(aw + 60, ay - 40)}L${p(aw - 6, ay - 14)}C${p(aw - 44, ay + 130)} ${p(cut.waist[0] - 62, cut.waist[1])} ${p(cut.hem[0] - 40, hem + 40)}L${p(cut.hem[0] + 60, hem + 40)}Z`
    }
    const line = (sign: 1 | -1) => {
      const p = (half: number, y: number) => `${500 + sign * half} ${y}`
      const [aw, ay] = cut.armpit
      return `M${p(aw - 18, ay - 26)}C${p(aw - 58, ay + 128)} ${p(cut.waist[0] - 76, cut.waist[1])} ${p(cut.hem[0] - 54, hem + 40)}`
    }
    return (
      filled(sheet, side(-1) + side(1), c2) +
      `<path d="${onSheet(sheet, line(-1) + line(1))}" fill="none" stroke="${c3}" stroke-width="4"/>`
    )
  }
  return ''
}

/** Where a number could not be read on hoops or stripes, the back has a plain panel under it. */
export function backPanel(sheet: Sheet, { pattern, view, ink, c1, c2, number }: GarmentParameters): string {
  if (view === 'front' || !number || !ink || (pattern !== 'hoops' && pattern !== 'stripes')) return ''
  const [toC1, toC2] = [c1, c2].map(colour => Math.abs(luminance(ink) - luminance(colour)))
  if (Math.min(toC1!, toC2!) > 0.28) return ''
  const top = 204
  return filled(
    sheet,
    `M338 ${top}C450 ${top + 8} 550 ${top + 8} 662 ${top}L664 668C550 676 450 676 336 668Z`,
    ink === c1 ? c2 : c1,
  )
}

/** Which colour's shadow suits a body in this pattern. */
export function shadowColour({ pattern, c1, c2 }: GarmentParameters): Hex {
  return pattern === 'hoops' || pattern === 'stripes' || pattern === 'halves' ? mix(c1, c2, 0.4) : c1
}

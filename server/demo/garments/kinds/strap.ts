import { mix } from '../cloth/colour.ts'
import { flatten } from '../cloth/geometry.ts'
import { onSheet, type Sheet } from '../cloth/sheet.ts'
import type { Hex } from '../types.ts'

/** Webbing along a path: edges, weave and stitches, with the shadow it throws. */
export function strap(sheet: Sheet, d: string, colour: Hex, width: number, shadow = true): string {
  const path = onSheet(sheet, d)
  for (const { points } of flatten(d))
    for (const [x, y] of points) sheet.reach.push([x - width / 2, y - width / 2], [x + width / 2, y + width / 2])
  return (
    `<g fill="none">${shadow ? `<path d="${path}" transform="translate(5 8)" stroke="#000" stroke-opacity=".3" stroke-width="${width + 2}"/>` : ''}` +
    `<path d="${path}" stroke="${mix(colour, '#0a0e14', 0.42)}" stroke-width="${width + 1.6}"/><path d="${path}" stroke="${colour}" stroke-width="${width - 1}"/>` +
    `<path d="${path}" stroke="#000" stroke-opacity=".13" stroke-width="${width - 2}" stroke-dasharray="2 3"/>` +
    `<path d="${path}" transform="translate(${-width * 0.22} ${-width * 0.12})" stroke="#fff" stroke-opacity=".22" stroke-width="${width * 0.3}"/>` +
    `<path d="${path}" transform="translate(${width * 0.3} ${width * 0.16})" stroke="#000" stroke-opacity=".16" stroke-width="${width * 0.26}"/></g>`
  )
}

import { encode } from 'uqr'

/** A QR code to be drawn: a square of `size` modules, its dark ones as the path of an SVG in units of a module. */
export type QrCode = { readonly size: number; readonly path: string }

/** Clear modules around the code; readers want four (ISO/IEC 18004). */
const border = 4

/** The QR code of a text, with its border. */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border })
  const bars = data.flatMap((row, y) =>
    [
      ...row
        .map(dark => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`),
  )
  return { size, path: bars.join('') }
}

/** The same as an image of its own. */
export const qrCodeSvg = ({ size, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

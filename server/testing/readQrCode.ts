import decode from 'qr/decode.js'
import type { QrCode } from '../kit/qrCode.ts'

/** Pixels per module, as a camera sees one. */
const scale = 6

/** The code as a picture: its path drawn in black on white. */
function pictureOf({ size, path }: QrCode) {
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = row * side + Number(x) * scale
      for (let at = from; at < from + Number(length) * scale; at++) data.set([0, 0, 0], at * 4)
    }
  }
  return { width: side, height: side, data }
}

/** What a QR code holds, read from its picture by a library that does not draw ours. Throws where it cannot be read. */
export const readQrCode = (code: QrCode): string => decode(pictureOf(code))

import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(body.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/**
 * A picture of one colour whose opacity varies, as a `data:` address. `alpha` holds width × height bytes, row by row.
 * One byte per pixel: all palette entries carry the colour, entry n the opacity n / 255.
 */
export function alphaPng(
  width: number,
  height: number,
  alpha: Uint8Array,
  [r, g, b]: [number, number, number],
): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.alloc(768)
  for (let entry = 0; entry < 256; entry++) colours.set([r, g, b], entry * 3)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(alpha.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const file = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('tRNS', Buffer.from(Uint8Array.from({ length: 256 }, (_, entry) => entry))),
    chunk('IDAT', deflateSync(rows, { level: 2 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

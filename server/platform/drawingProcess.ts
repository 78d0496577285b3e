import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { endAboveBytes } from './apart.ts'

/**
 * A process that draws one drawing: SVG from standard input, PNG to standard output. Whoever starts it limits its time;
 * its memory it limits itself, for what decodes drawings knows no bound. Ends with 1 where it cannot be drawn.
 */

const MOST_MEMORY_BYTES = 600_000_000
const SIDE = 2000
const MOST_PIXELS = 50_000_000

endAboveBytes(MOST_MEMORY_BYTES)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
try {
  const drawing = await buffer(process.stdin)
  const picture = await sharp(drawing, { limitInputPixels: MOST_PIXELS, density: 144 })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .png()
    .toBuffer()
  process.stdout.write(picture)
} catch {
  // Its kind and words are of no use: the one who waits says that it cannot be drawn.
  process.exitCode = 1
}

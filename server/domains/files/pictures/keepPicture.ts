import sharp from 'sharp'
import { isPixelKind, kindOf } from '../../../kit/fileKinds.ts'
import type { LocalizedText } from '../../../kit/languages.ts'
import { refuse, refuseIf } from '../../../kit/refusals.ts'
import { DrawingRefused, drawDrawing } from '../../../platform/drawings.ts'
import { pictureSize } from '../../../platform/images.ts'
import type { Storage } from '../../../platform/storage.ts'
import { type Arriving, contentOf } from '../arriving/contentOf.ts'
import { extensionOf, isPictureName, keptName, mostPictureBytes, sideRefusals } from '../rules.ts'

/** A picture that lies in the storage; width and height as it is seen, in pixels. */
export type KeptPicture = {
  readonly sha256: string
  readonly name: string
  readonly extension: string
  readonly mimeType: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly alt: LocalizedText | null
}

/** More is not opened: a small file can unfold to more pixels than memory holds. */
const mostPixels = 50_000_000

/** Longer is not looked at one picture. */
const mostSeconds = 30

const formats: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
}

/**
 * Takes a picture in: its bytes are counted while they arrive, what it is is read from its content, not from its name.
 * A drawing (SVG) is kept as the picture that it shows, so that it cannot carry scripts. The storage keeps it once by
 * its content; where nothing refers to it in the end, it merely takes its place there.
 *
 * Refuses with FILE_TYPE_INVALID, FILE_TOO_LARGE (over 15 MB) and IMAGE_TOO_SMALL at `path`.
 */
export async function keepPicture(
  storage: Storage,
  file: Arriving,
  alt: LocalizedText | null,
  path: readonly string[],
): Promise<KeptPicture> {
  if (!isPictureName(file.filename)) {
    file.createReadStream().resume()
    refuse('FILE_TYPE_INVALID', path, 'is no jpg, jpeg, gif, png, webp or svg')
  }
  const received = await contentOf(file, mostPictureBytes, path)
  const kind = kindOf(received)
  // What is decoded is decided by what it is: a drawing under another name is not drawn, nor is anything else a picture.
  const isDrawing = kind === 'svg' && extensionOf(file.filename) === 'svg'
  if (!isDrawing && !isPixelKind(kind)) refuse('FILE_TYPE_INVALID', path, 'is no picture that can be shown')
  const content = isDrawing ? await drawn(received, path) : received
  const size = await pictureSize(content)
  const format = size && formats[(await sharp(content).metadata()).format ?? '']
  if (!size || !format || !(await isWhole(content)))
    refuse('FILE_TYPE_INVALID', path, 'is no picture that can be shown')
  refuseIf(sideRefusals(size, path))
  const stored = await storage.putFile(content)
  return {
    sha256: stored.sha256,
    name: keptName(file.filename),
    ...format,
    size: stored.size,
    width: size.width,
    height: size.height,
    alt,
  }
}

/** Whether a picture can be read to its end: of one that breaks off, the beginning alone looks well. */
async function isWhole(content: Buffer): Promise<boolean> {
  try {
    await sharp(content, { limitInputPixels: mostPixels })
      .timeout({ seconds: mostSeconds })
      .resize(64, 64, { fit: 'fill' })
      .toBuffer()
    return true
  } catch (error) {
    // sharp has no kinds of errors: whatever it says of a picture that has a size is about its content.
    if (error instanceof Error) return false
    throw error
  }
}

async function drawn(content: Buffer, path: readonly string[]): Promise<Buffer> {
  try {
    return await drawDrawing(content)
  } catch (error) {
    if (error instanceof DrawingRefused)
      refuse('FILE_TYPE_INVALID', path, `is no drawing that can be shown: it ${error.message}`)
    throw error
  }
}

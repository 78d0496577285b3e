import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type FileKind, isPixelKind, KIND_BYTES, kindOf } from '../../kit/fileKinds.ts'
import { errorCode } from '../failure.ts'
import { startOfFile } from '../fileParts.ts'

/** A picture's content, or the path of the file that holds it: of a large one no more than needed is read at once. */
export type PictureSource = Uint8Array | string

/** Originals with more pixels (of all frames) are not opened: a small file can unfold to more than memory holds. */
export const mostPixels = 50_000_000

/** Most pixels of a picture of this kind that comes in, all frames together; AVIF takes several times the memory of others. */
export const mostPixelsOf = (kind: FileKind): number => (kind === 'avif' ? mostPixels / 2 : mostPixels)

// Nothing but pixels is ever decoded, whatever a file calls itself: drawings and documents have processes of their own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map(format => `VipsForeignLoad${format}`),
})

/** The kind of a picture's content. */
export const kindOfSource = async (source: PictureSource): Promise<FileKind> =>
  kindOf(typeof source === 'string' ? await startOfFile(source, KIND_BYTES) : source)

/** Whether the chunks of a WebP hold pixels without a loss. */
export async function isLossless(source: PictureSource): Promise<boolean> {
  const content = Buffer.from(typeof source === 'string' ? await readFile(source) : source)
  return content.includes('VP8L', 0, 'latin1') && !content.includes('VP8 ', 0, 'latin1')
}

/**
 * Whether an error tells of a picture that cannot be read. sharp has no kinds of errors: what it throws besides its complaints
 * of how it is called comes from decoders, each in its own words, or from a machine that has nothing left.
 */
const isAboutContent = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'Error' &&
  errorCode(error) === null &&
  !/^Expected |Input file is missing|out of memory|Too many open files|No space left/i.test(error.message)

/** The result of an attempt at a picture, null where the picture cannot be read. */
export async function unlessUnreadable<Result>(attempt: () => Promise<Result>): Promise<Result | null> {
  try {
    return await attempt()
  } catch (error) {
    if (isAboutContent(error)) return null
    throw error
  }
}

/** What the head of a picture says. */
export type PictureFacts = {
  readonly kind: FileKind
  /** As it is seen, in pixels. */
  readonly width: number
  readonly height: number
  /** Of all its frames together. */
  readonly pixels: number
  /** Whether it can be made smaller while it is read, so that it never lies in memory as a whole. */
  readonly isInOrder: boolean
}

/** What a picture says of itself, or null for what is no picture made of pixels. Nothing of it is decoded. */
export async function pictureFacts(source: PictureSource): Promise<PictureFacts | null> {
  const kind = await kindOfSource(source)
  if (!isPixelKind(kind)) return null
  return unlessUnreadable(async () => {
    const head = await sharp(source, { limitInputPixels: false }).metadata()
    const { width, height } = head.autoOrient
    const { pages = 1, isProgressive, orientation = 1 } = head
    const isInOrder =
      kind === 'webp' ? pages === 1 : !isProgressive && (kind === 'jpeg' || (kind === 'png' && orientation === 1))
    return { kind, width, height, pixels: width * height * pages, isInOrder }
  })
}

/**
 * Width and height of a picture as it is seen, in pixels, or null for what is no picture that can be shown (vector
 * drawings included, for they may carry scripts; and what has more than 50 megapixels).
 */
export async function pictureSize(source: PictureSource): Promise<{ width: number; height: number } | null> {
  const facts = await pictureFacts(source)
  if (facts === null || facts.width * facts.height > mostPixels) return null
  return { width: facts.width, height: facts.height }
}

import sharp, { type Sharp } from 'sharp'
import type { FileKind } from '../../kit/fileKinds.ts'
import { cropOf, type ImageFormat, type PictureSizeName, shapeOf } from '../imageSizes.ts'
import { type Edit, edited } from './edit.ts'
import {
  isLossless,
  kindOfSource,
  mostPixels,
  type PictureFacts,
  type PictureSource,
  pictureFacts,
  unlessUnreadable,
} from './facts.ts'

/** Works at one picture, in whatever process (`pictures.ts` decides in which). */

/** Something to be done with a picture: made in a size and format, drawn anew as it is or with an edit, or read to
 *  its end. */
export type PictureJob =
  | { readonly do: 'render'; readonly size: PictureSizeName; readonly format: ImageFormat }
  | { readonly do: 'clean' }
  | { readonly do: 'edit'; readonly edit: Edit }
  | { readonly do: 'check' }

/** Pictures that are sent as they were uploaded, but for what nobody should see; the others come as JPEG. */
type CleanFormat = 'jpeg' | 'png' | 'gif' | 'webp'

/** What lies behind transparent pictures where the format knows no transparency: the shop's picture ground. */
const GROUND = '#ebeeec'

/** Longer is not worked at one picture. */
export const mostSeconds = 30

// Each picture on one thread, several pictures side by side: the fairest use of few cores.
sharp.concurrency(1)
sharp.cache(false)

const open = (source: PictureSource, options: { readonly animated?: boolean } = {}): Sharp =>
  sharp(source, { limitInputPixels: mostPixels, ...options }).timeout({ seconds: mostSeconds })

/** What comes of a job: the picture; of `check` anything. Null for what is no picture, or cannot be read to its end. */
export async function workHere(source: PictureSource, job: PictureJob): Promise<Buffer | null> {
  const facts = await pictureFacts(source)
  if (facts === null || facts.width * facts.height > mostPixels) return null
  return unlessUnreadable(() => {
    if (job.do === 'edit') return edited(source, facts.kind, job.edit, () => open(source))
    if (job.do === 'render') return rendered(source, facts, job.size, job.format)
    return job.do === 'clean' ? cleaned(source) : checked(source)
  })
}

/** How hard AVIF is packed: of tiles every byte counts; larger pictures would make whoever asks first wait for little. */
const avifEffort = (size: PictureSizeName): number => (shapeOf(size).box.width > 640 ? 1 : 2)

function rendered(
  source: PictureSource,
  facts: PictureFacts,
  size: PictureSizeName,
  format: ImageFormat,
): Promise<Buffer> {
  const made = shaped(open(source).autoOrient(), facts, size)
  if (format === 'avif') return made.avif({ quality: 55, effort: avifEffort(size) }).toBuffer()
  if (format === 'webp') return made.webp({ quality: 80, effort: 4 }).toBuffer()
  return made.flatten({ background: GROUND }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

function shaped(picture: Sharp, facts: PictureFacts, size: PictureSizeName): Sharp {
  const { box, point } = shapeOf(size)
  if (point === null) return picture.resize({ ...box, fit: 'inside', withoutEnlargement: true })
  const { resized, ...cut } = cropOf(facts, { width: box.width, height: box.height ?? box.width }, point)
  // Cut afterwards: before, the decoder could not leave out what is not needed.
  return picture.resize({ ...resized, fit: 'fill' }).extract(cut)
}

const cleanFormats: ReadonlySet<FileKind> = new Set<CleanFormat>(['jpeg', 'png', 'gif', 'webp'])

/** The picture drawn anew from its pixels, so that nothing else of the file is left. Formats without a loss keep every
 *  pixel, JPEG and WebP lose what nobody sees. Moving pictures keep moving. */
async function cleaned(source: PictureSource): Promise<Buffer> {
  const kind = await kindOfSource(source)
  const format = (cleanFormats.has(kind) ? kind : 'jpeg') as CleanFormat
  const { pages = 1, chromaSubsampling } = await open(source).metadata()
  // Moving pictures are never turned; the pixels of all their frames count.
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp')
  const picture = isMoving ? open(source, { animated: true }) : open(source).autoOrient()
  if (format === 'png') return picture.png().toBuffer()
  if (format === 'gif') return picture.gif().toBuffer()
  if (format === 'webp') {
    return picture.webp((await isLossless(source)) ? { lossless: true } : { quality: 95 }).toBuffer()
  }
  const subsampling = chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4'
  return picture.flatten({ background: GROUND }).jpeg({ quality: 95, chromaSubsampling: subsampling }).toBuffer()
}

/** Something if the picture can be read to its end: of one that breaks off, the beginning alone looks well. */
const checked = (source: PictureSource): Promise<Buffer> =>
  open(source, { animated: true }).resize(64, 64, { fit: 'fill' }).raw().toBuffer()

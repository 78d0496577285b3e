import type { Metadata, Sharp } from 'sharp'
import type { FileKind } from '../../kit/fileKinds.ts'
import { isLossless, mostPixels, type PictureSource, pictureFacts } from './facts.ts'

/** What is done to a picture as it is seen: turned clockwise, then mirrored left to right, then cut out, in pixels. */
export type Edit = {
  readonly turned: 0 | 90 | 180 | 270
  readonly isMirrored: boolean
  readonly crop: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null
}

/** Why a picture cannot be edited. */
export type PictureObstacle = 'noPicture' | 'moving' | 'tooLarge' | 'damaged'

const editable: ReadonlySet<FileKind> = new Set<FileKind>(['jpeg', 'png', 'gif', 'webp'])

/** What keeps a picture from being edited, by its head alone; null where nothing does. */
export async function pictureObstacle(source: PictureSource): Promise<PictureObstacle | null> {
  const facts = await pictureFacts(source)
  if (facts === null || !editable.has(facts.kind)) return 'noPicture'
  if (facts.pixels > facts.width * facts.height) return 'moving'
  return facts.width * facts.height > mostPixels ? 'tooLarge' : null
}

/**
 * The picture drawn anew with an edit, in its own format and as good as that holds: PNG with all bits of each colour, WebP
 * without a loss where it had none. Nothing but the picture is left of the file, and its colours are sRGB. `open` opens it
 * within the limits that hold for all pictures.
 */
export async function edited(source: PictureSource, kind: FileKind, edit: Edit, open: () => Sharp): Promise<Buffer> {
  const found = await open().metadata()
  const picture = changed(open().autoOrient(), found.autoOrient, edit)
  return (await inOwnFormat(picture, source, kind, found)).toBuffer()
}

/**
 * sharp has an order of its own: quarters of a turn come after mirroring and before the rectangle, mirroring alone after it.
 * What is wanted is said in that order.
 */
function changed(picture: Sharp, { width, height }: { width: number; height: number }, edit: Edit): Sharp {
  const { turned, isMirrored, crop } = edit
  if (!isMirrored || turned === 90 || turned === 270) {
    const turning = isMirrored ? picture.flop().rotate(360 - turned) : picture.rotate(turned)
    return crop ? turning.extract(crop) : turning
  }
  // Half a turn and mirrored left to right is mirrored top to bottom.
  const isUpended = turned === 180
  const cut = crop && {
    ...crop,
    ...(isUpended ? { top: height - crop.top - crop.height } : { left: width - crop.left - crop.width }),
  }
  const part = cut ? picture.extract(cut) : picture
  return isUpended ? part.flip() : part.flop()
}

async function inOwnFormat(
  picture: Sharp,
  source: PictureSource,
  kind: FileKind,
  { depth, space, chromaSubsampling }: Metadata,
): Promise<Sharp> {
  if (kind === 'png') {
    // Sixteen bits stay sixteen bits.
    return (depth === 'ushort' ? picture.toColourspace(space === 'grey16' ? 'grey16' : 'rgb16') : picture).png()
  }
  if (kind === 'gif') return picture.gif()
  if (kind === 'webp') return picture.webp((await isLossless(source)) ? { lossless: true } : { quality: 95 })
  return picture.jpeg({ quality: 95, chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' })
}

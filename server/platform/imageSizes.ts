/** A box that a picture is fitted into; without a height only the width counts. In pixels. */
export interface ImageSize {
  readonly width: number
  readonly height?: number
}

/**
 * The only sizes that pictures are made in, so that nobody can fill the disk by asking for others. Boxes with a height
 * are those of thumbnails, galleries and shared links; plain widths are for `srcset`.
 */
const sizes = {
  '70x70': { width: 70, height: 70 },
  '200x200': { width: 200, height: 200 },
  '800x800': { width: 800, height: 800 },
  '1024x800': { width: 1024, height: 800 },
  '1000x1000': { width: 1000, height: 1000 },
  '1600x1600': { width: 1600, height: 1600 },
  '320': { width: 320 },
  '480': { width: 480 },
  '500': { width: 500 },
  '640': { width: 640 },
  '960': { width: 960 },
  '1280': { width: 1280 },
  '1600': { width: 1600 },
  '2000': { width: 2000 },
} as const satisfies Record<string, ImageSize>

/** Name of an offered size, as it stands in a picture's path: `640`, `200x200`. */
export type ImageSizeName = `${keyof typeof sizes}`

/** Whether `name` is the name of an offered size. */
const isImageSize = (name: string): name is ImageSizeName => Object.hasOwn(sizes, name)

/** Boxes that pictures are cut to, filled to their edges: squares for lists, and what shared links show. */
const crops = {
  cover200x200: { width: 200, height: 200 },
  cover400x400: { width: 400, height: 400 },
  cover800x800: { width: 800, height: 800 },
  cover1200x630: { width: 1200, height: 630 },
} as const

/** Name of a box that pictures are cut to. */
export type CropName = keyof typeof crops

/** The point of a picture that stays in sight when it is cut, from 0 (left, top) to 1. */
export type FocalPoint = { readonly x: number; readonly y: number }

/** Pictures are cut at few points alone, so that nobody can fill the disk: at eighths of what is left over. */
const POINTS = 8

/** Name of a size as a path has it: one that a picture is fitted into, or cut to at a point (`cover200x200-3-0`). */
export type PictureSizeName = ImageSizeName | CropName | `${CropName}-${number}-${number}`

/** The name of a picture that is cut to a box; without a point its middle is kept. */
function croppedName(crop: CropName, point: FocalPoint | null): PictureSizeName {
  const [x, y] = [point?.x ?? 0.5, point?.y ?? 0.5].map(part => Math.round(Math.min(1, Math.max(0, part)) * POINTS))
  return x === POINTS / 2 && y === POINTS / 2 ? crop : `${crop}-${x!}-${y!}`
}

/** What a size means: the box, and where it cuts; null where a picture is fitted into it as a whole. */
export function shapeOf(name: PictureSizeName): { readonly box: ImageSize; readonly point: FocalPoint | null } {
  if (isImageSize(name)) return { box: sizes[name], point: null }
  const [crop, x = POINTS / 2, y = POINTS / 2] = name.split('-')
  return { box: crops[crop as CropName], point: { x: Number(x) / POINTS, y: Number(y) / POINTS } }
}

/** The size that a text names; null where none is offered. */
function pictureSizeNamed(text: string): PictureSizeName | null {
  if (isImageSize(text)) return text
  const [, crop = '', x, y] = /^(cover\d+x\d+)(?:-([0-8])-([0-8]))?$/.exec(text) ?? []
  if (!Object.hasOwn(crops, crop)) return null
  return croppedName(crop as CropName, x === undefined ? null : { x: Number(x) / POINTS, y: Number(y) / POINTS })
}

/** The same picture, cut at the first of these points where its own is none of them; cut in the middle is always offered. So
 *  nobody has pictures made that no page shows. */
export function cutAtOneOf(name: PictureSizeName, points: readonly FocalPoint[]): PictureSizeName {
  if (isImageSize(name)) return name
  const crop = name.split('-')[0] as CropName
  const offered = [...points.map(point => croppedName(crop, point)), crop]
  return offered.includes(name) ? name : offered[0]!
}

/** Formats that pictures are made in, the smallest first. */
const imageFormats = ['avif', 'webp', 'jpeg'] as const

export type ImageFormat = (typeof imageFormats)[number]

/** A picture as its path names it; without a format, whoever asks gets the best that it reads. */
export type NamedPicture = { readonly size: PictureSizeName; readonly format: ImageFormat | null }

/** The picture that the last part of a path names, such as `640`, `200x200`, `cover200x200-3-0` or `800x800.webp`; null
 *  where none is offered. */
export function pictureNamed(name: string): NamedPicture | null {
  const [text = '', format, ...rest] = name.split('.')
  const size = pictureSizeNamed(text)
  if (size === null || rest.length > 0) return null
  if (format === undefined) return { size, format: null }
  const known = imageFormats.find(each => each === format)
  return known === undefined ? null : { size, format: known }
}

/** The box of an offered size. */
export const boxOf = (name: ImageSizeName): ImageSize => sizes[name]

/** The plain widths, rising. */
const imageWidths: readonly number[] = Object.values<ImageSize>(sizes)
  .filter(size => size.height === undefined)
  .map(size => size.width)
  .sort((a, b) => a - b)

/**
 * Path of a picture in the smallest offered size that is at least `width` (and, if given, within a box of `height`)
 * pixels; in the largest one beyond that. `sha256` names the original.
 */
export function imagePath(sha256: string, width: number, height?: number): string {
  const box = `${width}x${height}`
  if (height !== undefined && isImageSize(box)) return `/images/${sha256}/${box}`
  return `/images/${sha256}/${imageWidths.find(offered => offered >= width) ?? imageWidths.at(-1)}`
}

/** Most widths that one picture is offered in at once. */
const mostWidths = 12

/** The `srcset` of a picture in these widths, each at the `address` of its path. Of widths beyond the original's the first
 *  stands for all, with the width that the picture really has: without it what it has of its own would never be seen. */
export function imageSourceSet(
  image: { readonly sha256: string; readonly width: number },
  widths: readonly number[],
  address = (path: string): string => path,
): string {
  const rising = [...new Set(widths)].filter(width => width > 0).toSorted((a, b) => a - b)
  const real = rising.filter(width => width <= image.width)
  const beyond = real.at(-1) === image.width ? undefined : rising.find(width => width > image.width)
  const offered = real.map(width => ({ width, real: width }))
  // Of one whose width nobody knows what was asked for stands.
  if (beyond !== undefined) offered.push({ width: beyond, real: image.width > 0 ? image.width : beyond })
  return offered
    .slice(0, mostWidths)
    .map(each => `${address(imagePath(image.sha256, each.width))} ${each.real}w`)
    .join(', ')
}

/** Width and height of a picture fitted into a box, never enlarged, rounded to whole pixels of at least 1. */
export function fittedSize(
  original: { readonly width: number; readonly height: number },
  box: ImageSize,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, box.width / original.width, (box.height ?? Number.POSITIVE_INFINITY) / original.height)
  return {
    width: Math.max(1, Math.round(original.width * scale)),
    height: Math.max(1, Math.round(original.height * scale)),
  }
}

/** Path of a picture that is cut to a box, its focal point kept in sight; without one its middle. */
export const croppedPath = (sha256: string, crop: CropName, point: FocalPoint | null): string =>
  `/images/${sha256}/${croppedName(crop, point)}`

/**
 * How a picture is cut to a box, never enlarged: it is first made as large as `resized`, then `width` by `height` are taken at
 * `left`, `top`; all in pixels. The point of the picture lies at the same share of the box, as CSS `object-position` has it.
 */
export function cropOf(
  original: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
  point: FocalPoint,
) {
  const covering = Math.max(box.width / original.width, box.height / original.height)
  const scale = Math.min(1, covering)
  const [width, height] = [box.width, box.height].map(side => Math.max(1, Math.round((side * scale) / covering)))
  const resized = {
    width: Math.max(width!, Math.round(original.width * scale)),
    height: Math.max(height!, Math.round(original.height * scale)),
  }
  return {
    resized,
    ...{ width: width!, height: height! },
    left: Math.round((resized.width - width!) * point.x),
    top: Math.round((resized.height - height!) * point.y),
  }
}

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
export const isImageSize = (name: string): name is ImageSizeName => Object.hasOwn(sizes, name)

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

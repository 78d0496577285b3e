import { z } from 'zod'
import { listOf, text, whole } from '../../../kit/answers.ts'
import { boxOf, fittedSize, type ImageSizeName } from '../../../platform/imageSizes.ts'

/** Sizes in which a file's picture is offered, rising (shop.md 7). */
const offeredSizes = [
  ...(['70x70', '200x200', '500', '800x800', '1024x800', '1000x1000', '1600x1600', '2000'] as const),
] satisfies readonly ImageSizeName[]

/** Formats of the next generation, the one that more programs read first. */
const newFormats = ['webp', 'avif'] as const

/** A size that is offered: the pixels that are really sent, and the last part of `download/{id}/{gridref}`. */
type Gridref = { readonly res: { readonly w: number; readonly h: number }; readonly gridref: string }

/** What a picture is chosen to have at least, in pixels (platform.md 9). */
const preferred = { w: 800, h: 1024 }

const pixels = ({ res }: Gridref): number => res.w * res.h

/** The smallest of rising sizes that has at least 800 × 1024 pixels, else the largest of them; null where there are none. */
function preferredOf(rising: readonly Gridref[]): Gridref | null {
  return rising.find(({ res }) => res.w >= preferred.w && res.h >= preferred.h) ?? rising.at(-1) ?? null
}

/**
 * The sizes that a file's picture is offered in, as documented paths tell them (platform.md 3, 9). `file` says its width and
 * height in pixels, as it is seen; both null for what is no picture, of which nothing is offered.
 *
 * - `gridrefs`: JPEG for everybody (who asks for better formats by `Accept` gets those).
 * - `gridrefs_ng`: the same sizes as WebP, then as AVIF, whatever is asked for.
 * - `gridref`: the one to choose, at least 800 × 1024 where there is such a one, else the largest; null where there are none.
 *
 * A picture is never enlarged, so a size that would send the same pixels as a smaller one is left out.
 */
export function gridrefsOf(file: { readonly width: number | null; readonly height: number | null }) {
  const { width, height } = file
  if (width === null || height === null) return { gridrefs: [], gridrefs_ng: [], gridref: null }
  const sizes = offeredSizes.map((gridref): Gridref => {
    const fitted = fittedSize({ width, height }, boxOf(gridref))
    return { res: { w: fitted.width, h: fitted.height }, gridref }
  })
  const gridrefs = sizes
    .filter((size, place) => sizes.findIndex(other => pixels(other) === pixels(size)) === place)
    .toSorted((one, other) => pixels(one) - pixels(other))
  return {
    gridrefs,
    gridrefs_ng: newFormats.flatMap(format =>
      gridrefs.map(({ res, gridref }) => ({ res, gridref: `${gridref}.${format}`, type: `image/${format}` as const })),
    ),
    gridref: preferredOf(gridrefs)?.gridref ?? null,
  }
}

const res = z.object({ w: whole('pixels', 600), h: whole('pixels', 800) }).describe('what is sent')
const about = 'what `download/{id}/{gridref}` takes'

/** What `gridrefsOf` answers, for the schema of a file. */
export const gridrefFields = {
  gridrefs: listOf(
    z.object({ res, gridref: text(about, '800x800') }),
    'the sizes that a picture is offered in, rising, as JPEG unless `Accept` names a better format; empty without a picture',
  ),
  gridrefs_ng: listOf(
    z.object({
      res,
      gridref: text(about, '800x800.webp'),
      type: z.enum(['image/webp', 'image/avif']).meta({ description: 'of what is sent', examples: ['image/webp'] }),
    }),
    'the same sizes in formats of the next generation, whatever `Accept` names',
  ),
  gridref: text(
    'of `gridrefs` the one to choose: at least 800 × 1024 pixels, else the largest',
    '1600x1600',
  ).nullable(),
}

import { cropOf, frameOf, type Picture, type Sides, withCrop } from './geometry.ts'

/** A page cropped as the one that is shown: the same share of it, to the point where both are of one size. */
export function likeCrop(
  { picture, original }: { picture: Picture; original: Sides },
  page: Picture,
  sides: Sides,
): Picture {
  if (picture.crop === null) return { ...page, crop: null }
  const [from, to] = [frameOf(original, picture.turned), frameOf(sides, page.turned)]
  const crop = cropOf(picture, original)
  const [across, down] = [to.width / from.width, to.height / from.height]
  const left = Math.min(Math.round(crop.left * across), to.width - 1)
  const top = Math.min(Math.round(crop.top * down), to.height - 1)
  const width = Math.min(Math.max(1, Math.round(crop.width * across)), to.width - left)
  const height = Math.min(Math.max(1, Math.round(crop.height * down)), to.height - top)
  return withCrop(page, { left, top, width, height }, sides)
}

/** The numbers that somebody named, such as `1-3, 7`; null where they cannot be read, or name pages that there are not. */
export function pagesNamed(text: string, count: number): ReadonlySet<number> | null {
  const numbers = new Set<number>()
  for (const part of text.split(/[,;]/)) {
    const [, first, last = first] = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (!first || from < 1 || to > count || from > to) return null
    for (let number = from; number <= to; number += 1) numbers.add(number)
  }
  return numbers
}

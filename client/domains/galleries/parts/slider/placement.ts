import type { CSSProperties } from 'react'

export type Size = 'CROP' | 'STRETCH' | 'FIT' | 'CROPCOVER' | '%future added value'

/** A picture as the slider shows it. */
export interface Slide {
  readonly id: string
  readonly url: string
  readonly srcSet: string
  /** In the largest size, for the whole window. */
  readonly large: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly caption?: string | null | undefined
  readonly focalPoint?: { readonly x: number; readonly y: number } | null | undefined
}

export interface Pivot {
  readonly pivotV: string
  readonly pivotH: string
}

interface Box {
  readonly width: number
  readonly height: number
}

/**
 * How a picture fills a frame: FIT whole, STRETCH out of proportion, CROPCOVER over all of it, CROP as wide as the frame, where what
 * is higher is cut off.
 */
export function fitOf(size: Size, picture: Box, frame: Box): 'contain' | 'cover' | 'fill' {
  if (size === 'STRETCH') return 'fill'
  if (size === 'CROPCOVER') return 'cover'
  const isHigher = picture.height * frame.width > picture.width * frame.height
  return size === 'CROP' && isHigher ? 'cover' : 'contain'
}

/** What stays in sight of a picture that is cropped: its focal point, else the gallery's pivot. */
export const positionOf = ({ focalPoint }: Pick<Slide, 'focalPoint'>, { pivotV, pivotH }: Pivot): string =>
  focalPoint
    ? `${Math.round(focalPoint.x * 100)}% ${Math.round(focalPoint.y * 100)}%`
    : `${pivotH.toLowerCase()} ${pivotV.toLowerCase()}`

/** Both as a style. */
export const placed = (slide: Slide, size: Size, pivot: Pivot, frame: Box): CSSProperties => ({
  objectFit: fitOf(size, slide, frame),
  objectPosition: positionOf(slide, pivot),
})

/** The small picture, which is there already, drawn where the large one will be: until that has come. */
export function meanwhile(slide: Slide, size: Size, pivot: Pivot, frame: Box): CSSProperties {
  const fit = fitOf(size, slide, frame)
  return {
    backgroundImage: `url("${slide.url}")`,
    backgroundSize: fit === 'fill' ? '100% 100%' : fit,
    backgroundPosition: positionOf(slide, pivot),
    backgroundRepeat: 'no-repeat',
  }
}

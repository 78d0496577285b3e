import { classes } from './classes.ts'
import style from './parts.module.css'

export interface PictureProps {
  /** `Image.url(width:)` of the server. */
  src: string
  /** `Image.srcSet(widths:)` of the server. */
  srcSet?: string
  /** How wide it is shown, as the attribute wants it: '(width >= 1024px) 25vw, 90vw'. */
  sizes?: string
  width: number
  height: number
  alt: string
  /** Loaded at once and first; for the one picture that the page is about. */
  isFirst?: boolean
  /** Width to height of the frame, as in '1 / 1.14'; that of the picture if not given. */
  ratio?: string
  className?: string
}

/** A product's picture on the photo ground. Its frame has its final size before it is loaded. */
export function Picture({ src, srcSet, sizes, width, height, alt, isFirst, ratio, className }: PictureProps) {
  return (
    <span className={classes(style.picture, className)} style={{ aspectRatio: ratio ?? `${width} / ${height}` }}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </span>
  )
}

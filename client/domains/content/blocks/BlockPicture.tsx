import { graphql, useFragment } from 'react-relay'
import type { BlockPicture_picture$key } from '../../../__generated__/BlockPicture_picture.graphql.ts'
import style from './common.module.css'
import { pictureSizes, type Share } from './sizes.ts'

export interface BlockPictureProps {
  picture: BlockPicture_picture$key
  /** Instead of what the file itself says. */
  alt?: string | undefined
  /** `16:9`; `original`: that of the picture. */
  ratio?: string
  fit?: string
  share: Share
  isEarly?: boolean
}

/** A picture in the size that its place on the page needs; its frame has its height before it is loaded. */
export function BlockPicture({ alt, ratio = 'original', fit = 'cover', share, isEarly, ...props }: BlockPictureProps) {
  const { url, srcSet, width, height, focalPoint, ...own } = useFragment(
    graphql`
      fragment BlockPicture_picture on BlockPicture {
        url(width: 960)
        srcSet(widths: [320, 480, 640, 960, 1280, 1600, 2000])
        width
        height
        alt
        focalPoint {
          x
          y
        }
      }
    `,
    props.picture,
  )
  const position = focalPoint && `${Math.round(focalPoint.x * 100)}% ${Math.round(focalPoint.y * 100)}%`
  return (
    <img
      className={style.picture}
      style={{
        aspectRatio: ratio === 'original' ? `${width} / ${height}` : ratio.replace(':', ' / '),
        objectFit: fit === 'contain' ? 'contain' : undefined,
        objectPosition: position ?? undefined,
      }}
      src={url}
      srcSet={srcSet}
      sizes={pictureSizes(share)}
      width={width}
      height={height}
      alt={alt || own.alt}
      loading={isEarly ? 'eager' : 'lazy'}
      fetchPriority={isEarly ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

import { graphql, useFragment } from 'react-relay'
import type { BlockPicture_picture$key } from '../../../__generated__/BlockPicture_picture.graphql.ts'
import type { PictureFit, PictureRatio } from '../../../__generated__/ImageBlock_block.graphql.ts'
import style from './common.module.css'
import { pictureSizes, type Share } from './sizes.ts'

export interface BlockPictureProps {
  picture: BlockPicture_picture$key
  /** ORIGINAL: that of the picture. */
  ratio?: PictureRatio
  fit?: PictureFit
  share: Share
  isEarly?: boolean
}

const ratios: Readonly<Record<PictureRatio, string | undefined>> = {
  ORIGINAL: undefined,
  SQUARE: '1 / 1',
  LANDSCAPE: '4 / 3',
  WIDE: '16 / 9',
  PANORAMA: '21 / 9',
}

/** A picture in the size that its place on the page needs; its frame has its height before it is loaded. */
export function BlockPicture({ ratio = 'ORIGINAL', fit = 'COVER', share, isEarly, ...props }: BlockPictureProps) {
  const { url, srcSet, width, height, focalPoint, alt } = useFragment(
    graphql`
      fragment BlockPicture_picture on PagePicture {
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
        aspectRatio: ratio === 'ORIGINAL' ? `${width} / ${height}` : ratios[ratio],
        objectFit: fit === 'CONTAIN' ? 'contain' : undefined,
        objectPosition: position ?? undefined,
      }}
      src={url}
      srcSet={srcSet}
      sizes={pictureSizes(share)}
      width={width}
      height={height}
      alt={alt}
      loading={isEarly ? 'eager' : 'lazy'}
      fetchPriority={isEarly ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

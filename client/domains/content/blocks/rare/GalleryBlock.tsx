import { graphql, useFragment } from 'react-relay'
import type { GalleryBlock_block$key } from '../../../../__generated__/GalleryBlock_block.graphql.ts'
import { Slider } from '../../../galleries/parts/slider/Slider.tsx'
import type { BlockProps } from '../Blocks.tsx'
import { pictureSizes } from '../sizes.ts'
import style from './rare.module.css'

/** The pictures of a gallery one after the other, as the gallery is set. */
export function GalleryBlock({ block, share, isEarly }: BlockProps<GalleryBlock_block$key>) {
  const { gallery } = useFragment(
    graphql`
      fragment GalleryBlock_block on GalleryBlock {
        gallery {
          title
          showTitle
          interval
          size
          sizeClick
          onClick
          pivotV
          pivotH
          images(first: 24) {
            edges {
              node {
                id
                url(width: 960)
                srcSet(widths: [320, 480, 640, 960, 1280, 1600, 2000])
                large: url(width: 2000)
                width
                height
                alt
                caption
                focalPoint {
                  x
                  y
                }
              }
            }
          }
        }
      }
    `,
    block,
  )
  if (!gallery || gallery.images.edges.length === 0) return null
  const { images, title, showTitle, ...settings } = gallery
  return (
    <div className={style.gallery}>
      {showTitle && title && <h2 className="h2">{title}</h2>}
      <Slider
        {...settings}
        title={title}
        slides={images.edges.map(({ node }) => node)}
        sizes={pictureSizes(share)}
        isFirst={isEarly}
      />
    </div>
  )
}

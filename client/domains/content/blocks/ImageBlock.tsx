import { graphql, useFragment } from 'react-relay'
import type { ImageBlock_block$key } from '../../../__generated__/ImageBlock_block.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { BlockPicture } from './BlockPicture.tsx'
import type { BlockProps } from './Blocks.tsx'
import style from './common.module.css'

/** A picture of the library, cut around what must stay in sight. */
export function ImageBlock({ block, share, isEarly }: BlockProps<ImageBlock_block$key>) {
  const { picture, caption, link, ratio, fit } = useFragment(
    graphql`
      fragment ImageBlock_block on ImageBlock {
        picture {
          ...BlockPicture_picture
        }
        caption
        link
        ratio
        fit
      }
    `,
    block,
  )
  if (!picture) return null
  const image = <BlockPicture picture={picture} ratio={ratio} fit={fit} share={share} isEarly={isEarly} />
  return (
    <figure className={style.figure}>
      {link ? (
        <Link to={link} className={style.pictureLink}>
          {image}
        </Link>
      ) : (
        image
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

import { graphql, useFragment } from 'react-relay'
import type { LinePhoto_line$key } from '../../../__generated__/LinePhoto_line.graphql.ts'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/Picture.tsx'
import style from './LinePhoto.module.css'

/** The picture of a position; an empty ground where its product has none any more. */
export function LinePhoto(props: { line: LinePhoto_line$key; className?: string }) {
  const { image } = useFragment(
    graphql`
      fragment LinePhoto_line on CartLine {
        image {
          url(width: 200)
          srcSet(widths: [200, 320])
          alt
        }
      }
    `,
    props.line,
  )
  const className = classes(style.photo, props.className)
  if (!image) return <span className={className} />
  return (
    <Picture
      className={className}
      src={image.url}
      srcSet={image.srcSet}
      sizes="128px"
      width={200}
      height={200}
      ratio="1 / 1.17"
      alt={image.alt}
    />
  )
}

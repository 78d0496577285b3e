import type { BlockPicture_picture$key } from '../../../../__generated__/BlockPicture_picture.graphql.ts'
import { BlockPicture } from '../BlockPicture.tsx'

/** Half of the page beside the text; below it, all of it. */
const share = { xs: 1, md: 1, lg: 0.5 }

/** The picture of a hero that has one of its own. */
export default function HeroPicture({ isEarly, picture }: { isEarly: boolean; picture: BlockPicture_picture$key }) {
  return <BlockPicture picture={picture} ratio="LANDSCAPE" share={share} isEarly={isEarly} />
}

import { graphql, useFragment } from 'react-relay'
import type { RareBlock_block$key } from '../../../../__generated__/RareBlock_block.graphql.ts'
import { type BlockProps, type BlockViews, fragmentOf } from '../BlockGrid.tsx'
import { AccordionBlock } from './AccordionBlock.tsx'
import { DownloadBlock } from './DownloadBlock.tsx'
import { EntriesBlock } from './EntriesBlock.tsx'
import { GalleryBlock } from './GalleryBlock.tsx'
import { HtmlBlock } from './HtmlBlock.tsx'
import { MapBlock } from './MapBlock.tsx'
import { SocialBlock } from './SocialBlock.tsx'
import { TableBlock } from './TableBlock.tsx'
import { VideoBlock } from './VideoBlock.tsx'

const views: BlockViews = {
  AccordionBlock,
  DownloadBlock,
  EntriesBlock,
  GalleryBlock,
  HtmlBlock,
  MapBlock,
  SocialBlock,
  TableBlock,
  VideoBlock,
}

/** The blocks that few pages have, loaded where there is one. One of a kind that this page does not know is nothing. */
export default function RareBlock(props: BlockProps<RareBlock_block$key>) {
  const block = useFragment(
    graphql`
      fragment RareBlock_block on Block {
        __typename
        ...AccordionBlock_block @alias
        ...DownloadBlock_block @alias
        ...EntriesBlock_block @alias
        ...GalleryBlock_block @alias
        ...HtmlBlock_block @alias
        ...MapBlock_block @alias
        ...SocialBlock_block @alias
        ...TableBlock_block @alias
        ...VideoBlock_block @alias
      }
    `,
    props.block,
  )
  const View = views[block.__typename]
  return View ? <View {...props} block={fragmentOf(block)} /> : null
}

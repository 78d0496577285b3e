import type { RareBlock_block$key } from '../../../__generated__/RareBlock_block.graphql.ts'
import type { BlockProps, BlockViews } from './Blocks.tsx'
import { pageViews } from './pageViews.ts'
import { RareBlock } from './rare/RareBlock.tsx'

export interface OtherBlockProps extends BlockProps<RareBlock_block$key> {
  typename: string
  /** Its own, of its type. */
  fragment: never
}

const views: BlockViews = pageViews

/** A block that the page does not bring the code for itself. */
export default function OtherBlock({ typename, fragment, ...props }: OtherBlockProps) {
  const View = views[typename]
  return View ? <View {...props} block={fragment} /> : <RareBlock {...props} />
}

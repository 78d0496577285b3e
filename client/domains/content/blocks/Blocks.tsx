import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Blocks_blocks$key } from '../../../__generated__/Blocks_blocks.graphql.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { Told } from '../../../ui/Toasts.tsx'
import { BlockGrid, type BlockGridProps, type GridBlock } from './BlockGrid.tsx'
import './styles.ts'

/** What few pages have is code of its own. */
const RareBlock = onDemand(() => import('./rare/RareBlock.tsx'))

export interface BlocksProps extends Pick<BlockGridProps<GridBlock>, 'views' | 'isTitled' | 'isMarked'> {
  blocks: Blocks_blocks$key
}

/** The blocks of a page, of whatever kind. */
export function Blocks({ blocks, ...props }: BlocksProps) {
  const read = useFragment(
    graphql`
      fragment Blocks_blocks on Block @relay(plural: true) {
        __typename
        id
        parentId
        slot
        size {
          xs
          md
          lg
        }
        visible {
          xs
          md
          lg
        }
        ...BenefitsBlock_block @alias
        ...ButtonBlock_block @alias
        ...ColumnsBlock_block @alias
        ...FormBlock_block @alias
        ...HeroBlock_block @alias
        ...ImageBlock_block @alias
        ...LiveBlock_block @alias
        ...SpacerBlock_block @alias
        ...TextBlock_block @alias
        ...RareBlock_block
        ...GroupCardsBlock_block @alias
        ...ProductCarouselBlock_block @alias
        ...ProductGridBlock_block @alias
      }
    `,
    blocks,
  )
  return (
    <BlockGrid
      {...props}
      blocks={read}
      other={(block, given) => (
        <Boundary resetKey={block} fallback={error => <Told error={error} />}>
          <Suspense>
            <RareBlock {...given} block={block} />
          </Suspense>
        </Boundary>
      )}
    />
  )
}

import { graphql, useLazyLoadQuery } from 'react-relay'
import type { StandingPage, WrittenBlocksQuery } from '../../../__generated__/WrittenBlocksQuery.graphql.ts'
import { catalogueBlocks } from '../../catalogue/blocks/blockViews.ts'
import { formBlocks } from '../../forms/blocks/blockViews.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { pageViews } from '../blocks/pageViews.ts'

const views = { ...pageViews, ...catalogueBlocks, ...formBlocks }

export interface WrittenBlocksProps {
  pageKey: StandingPage
  /** The page says its title above them. */
  isTitled?: boolean
}

/** What somebody wrote on a standing page, of whatever kind: asked for by those pages alone that have it. */
export default function WrittenBlocks({ pageKey, isTitled }: WrittenBlocksProps) {
  const { standingPage } = useLazyLoadQuery<WrittenBlocksQuery>(
    graphql`
      query WrittenBlocksQuery($key: StandingPage!) {
        standingPage(key: $key) {
          blocks {
            ...Blocks_blocks
          }
        }
      }
    `,
    { key: pageKey },
  )
  return standingPage && <Blocks blocks={standingPage.blocks} views={views} isTitled={isTitled ?? false} />
}

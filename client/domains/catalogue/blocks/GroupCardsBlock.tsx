import { graphql, useFragment } from 'react-relay'
import type { GroupCardsBlock_block$key } from '../../../__generated__/GroupCardsBlock_block.graphql.ts'
import { GroupCards } from './GroupCards.tsx'

/** Groups of products as large cards. */
export function GroupCardsBlock(props: { block: GroupCardsBlock_block$key }) {
  const { title, groups } = useFragment(
    graphql`
      fragment GroupCardsBlock_block on GroupCardsBlock {
        title
        groups {
          ...GroupCards_groups
        }
      }
    `,
    props.block,
  )
  return groups.length > 0 && <GroupCards title={title} groups={groups} />
}

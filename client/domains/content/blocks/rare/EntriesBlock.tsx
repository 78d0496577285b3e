import { graphql, useFragment } from 'react-relay'
import type { EntriesBlock_block$key } from '../../../../__generated__/EntriesBlock_block.graphql.ts'
import { EntryList } from '../EntryList.tsx'
import type { RareBlockProps } from './RareBlock.tsx'

/** The latest posts, or the next events. */
export function EntriesBlock({ block, share }: RareBlockProps) {
  const { entries, entryLook } = useFragment<EntriesBlock_block$key>(
    graphql`
      fragment EntriesBlock_block on EntriesBlock {
        entryLook: look
        entries {
          ...EntryList_entries
        }
      }
    `,
    block,
  )
  return <EntryList entries={entries} look={entryLook} share={share} />
}

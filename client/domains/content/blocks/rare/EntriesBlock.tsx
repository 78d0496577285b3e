import { graphql, useFragment } from 'react-relay'
import type { EntriesBlock_block$key } from '../../../../__generated__/EntriesBlock_block.graphql.ts'
import type { BlockProps } from '../Blocks.tsx'
import { EntryList } from '../EntryList.tsx'

/** The latest posts, or the next events. */
export function EntriesBlock({ block, share }: BlockProps<EntriesBlock_block$key>) {
  const { entries, entryLook } = useFragment(
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

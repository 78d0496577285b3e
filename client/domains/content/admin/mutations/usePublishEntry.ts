import { graphql } from 'react-relay'
import type {
  PublishEntryInput,
  usePublishEntryMutation,
} from '../../../../__generated__/usePublishEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Shows the working copy to visitors, at once or from a time on. */
export function usePublishEntry() {
  const [run, isPending] = useMutationWithRefusals<usePublishEntryMutation>(graphql`
    mutation usePublishEntryMutation($input: PublishEntryInput!) {
      publishEntry(input: $input) {
        entry {
          id
          ...PageEditor_entry
        }
        madePublic
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: PublishEntryInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  EntryIdsInput,
  useDeleteEntriesMutation,
} from '../../../../__generated__/useDeleteEntriesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Deletes entries for good. */
export function useDeleteEntries() {
  const [run, isPending] = useMutationWithRefusals<useDeleteEntriesMutation>(graphql`
    mutation useDeleteEntriesMutation($input: EntryIdsInput!) {
      deleteEntries(input: $input) {
        entryIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: EntryIdsInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  EntryIdsInput,
  useTrashEntriesMutation,
} from '../../../../__generated__/useTrashEntriesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Puts entries into the trash. */
export function useTrashEntries() {
  const [run, isPending] = useMutationWithRefusals<useTrashEntriesMutation>(graphql`
    mutation useTrashEntriesMutation($input: EntryIdsInput!) {
      trashEntries(input: $input) {
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

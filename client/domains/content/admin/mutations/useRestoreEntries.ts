import { graphql } from 'react-relay'
import type {
  EntryIdsInput,
  useRestoreEntriesMutation,
} from '../../../../__generated__/useRestoreEntriesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Brings entries back from the trash. */
export function useRestoreEntries() {
  const [run, isPending] = useMutationWithRefusals<useRestoreEntriesMutation>(graphql`
    mutation useRestoreEntriesMutation($input: EntryIdsInput!) {
      restoreEntries(input: $input) {
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

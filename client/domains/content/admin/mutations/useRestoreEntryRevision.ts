import { graphql } from 'react-relay'
import type {
  RestoreEntryRevisionInput,
  useRestoreEntryRevisionMutation,
} from '../../../../__generated__/useRestoreEntryRevisionMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes the working copy what it was before. */
export function useRestoreEntryRevision() {
  const [run, isPending] = useMutationWithRefusals<useRestoreEntryRevisionMutation>(graphql`
    mutation useRestoreEntryRevisionMutation($input: RestoreEntryRevisionInput!) {
      restoreEntryRevision(input: $input) {
        entry {
          id
          version
          ...entryContent_entry
          ...PageEditor_entry
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RestoreEntryRevisionInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  UpdateEntryInput,
  useUpdateEntryMutation,
} from '../../../../__generated__/useUpdateEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Saves the working copy. */
export function useUpdateEntry() {
  const [run, isPending] = useMutationWithRefusals<useUpdateEntryMutation>(graphql`
    mutation useUpdateEntryMutation($input: UpdateEntryInput!) {
      updateEntry(input: $input) {
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
  return [(input: UpdateEntryInput) => run({ input }), isPending] as const
}

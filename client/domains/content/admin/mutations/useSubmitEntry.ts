import { graphql } from 'react-relay'
import type {
  EntryStepInput,
  useSubmitEntryMutation,
} from '../../../../__generated__/useSubmitEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Hands the working copy in. */
export function useSubmitEntry() {
  const [run, isPending] = useMutationWithRefusals<useSubmitEntryMutation>(graphql`
    mutation useSubmitEntryMutation($input: EntryStepInput!) {
      submitEntry(input: $input) {
        entry {
          id
          version
          ...WorkflowPanel_entry
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: EntryStepInput) => run({ input }), isPending] as const
}

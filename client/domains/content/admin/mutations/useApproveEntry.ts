import { graphql } from 'react-relay'
import type {
  EntryStepInput,
  useApproveEntryMutation,
} from '../../../../__generated__/useApproveEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Finds what was handed in fit to be published. */
export function useApproveEntry() {
  const [run, isPending] = useMutationWithRefusals<useApproveEntryMutation>(graphql`
    mutation useApproveEntryMutation($input: EntryStepInput!) {
      approveEntry(input: $input) {
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

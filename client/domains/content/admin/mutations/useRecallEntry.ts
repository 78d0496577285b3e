import { graphql } from 'react-relay'
import type {
  EntryStepInput,
  useRecallEntryMutation,
} from '../../../../__generated__/useRecallEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes back what was handed in. */
export function useRecallEntry() {
  const [run, isPending] = useMutationWithRefusals<useRecallEntryMutation>(graphql`
    mutation useRecallEntryMutation($input: EntryStepInput!) {
      recallEntry(input: $input) {
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

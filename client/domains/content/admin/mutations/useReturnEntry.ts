import { graphql } from 'react-relay'
import type {
  EntryStepInput,
  useReturnEntryMutation,
} from '../../../../__generated__/useReturnEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Gives back what was handed in, with a note. */
export function useReturnEntry() {
  const [run, isPending] = useMutationWithRefusals<useReturnEntryMutation>(graphql`
    mutation useReturnEntryMutation($input: EntryStepInput!) {
      returnEntry(input: $input) {
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

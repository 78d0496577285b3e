import { graphql } from 'react-relay'
import type {
  useWithdrawEntryMutation,
  WithdrawEntryInput,
} from '../../../../__generated__/useWithdrawEntryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes a page away from visitors. */
export function useWithdrawEntry() {
  const [run, isPending] = useMutationWithRefusals<useWithdrawEntryMutation>(graphql`
    mutation useWithdrawEntryMutation($input: WithdrawEntryInput!) {
      withdrawEntry(input: $input) {
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
  return [(input: WithdrawEntryInput) => run({ input }), isPending] as const
}

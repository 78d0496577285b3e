import { graphql } from 'react-relay'
import type {
  CompleteWithdrawalInput,
  useCompleteWithdrawalMutation,
} from '../../../../__generated__/useCompleteWithdrawalMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Adds which order a withdrawal means and when the goods arrived. */
export function useCompleteWithdrawal() {
  const [run, isPending] = useMutationWithRefusals<useCompleteWithdrawalMutation>(graphql`
    mutation useCompleteWithdrawalMutation($input: CompleteWithdrawalInput!) {
      completeWithdrawal(input: $input) {
        withdrawal {
          ...WithdrawalAdminPage_withdrawal
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CompleteWithdrawalInput) => run({ input }), isPending] as const
}

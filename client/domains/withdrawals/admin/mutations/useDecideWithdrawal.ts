import { graphql } from 'react-relay'
import type {
  DecideWithdrawalInput,
  useDecideWithdrawalMutation,
} from '../../../../__generated__/useDecideWithdrawalMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Accepts or refuses a withdrawal. The customer is told by mail. */
export function useDecideWithdrawal() {
  const [run, isPending] = useMutationWithRefusals<useDecideWithdrawalMutation>(graphql`
    mutation useDecideWithdrawalMutation($input: DecideWithdrawalInput!) {
      decideWithdrawal(input: $input) {
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
  return [(input: DecideWithdrawalInput) => run({ input }), isPending] as const
}

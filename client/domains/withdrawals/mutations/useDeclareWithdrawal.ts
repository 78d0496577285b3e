import { graphql } from 'react-relay'
import type {
  DeclareWithdrawalInput,
  useDeclareWithdrawalMutation,
} from '../../../__generated__/useDeclareWithdrawalMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Declares the withdrawal from a contract. */
export function useDeclareWithdrawal() {
  const [run, isPending] = useMutationWithRefusals<useDeclareWithdrawalMutation>(graphql`
    mutation useDeclareWithdrawalMutation($input: DeclareWithdrawalInput!) {
      declareWithdrawal(input: $input) {
        receivedAt
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeclareWithdrawalInput) => run({ input }), isPending] as const
}

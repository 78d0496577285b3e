import { graphql } from 'react-relay'
import type {
  useWithdrawBuyerInvitationMutation,
  WithdrawBuyerInvitationInput,
} from '../../../__generated__/useWithdrawBuyerInvitationMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Withdraws an open invitation. */
export function useWithdrawBuyerInvitation() {
  const [run, isPending] = useMutationWithRefusals<useWithdrawBuyerInvitationMutation>(graphql`
    mutation useWithdrawBuyerInvitationMutation($input: WithdrawBuyerInvitationInput!) {
      withdrawBuyerInvitation(input: $input) {
        company {
          id
          ...CompanyBuyers_company
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: WithdrawBuyerInvitationInput) => run({ input }), isPending] as const
}

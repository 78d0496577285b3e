import { graphql } from 'react-relay'
import type { InviteBuyerInput, useInviteBuyerMutation } from '../../../__generated__/useInviteBuyerMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Invites somebody by mail to buy for a company. */
export function useInviteBuyer() {
  const [run, isPending] = useMutationWithRefusals<useInviteBuyerMutation>(graphql`
    mutation useInviteBuyerMutation($input: InviteBuyerInput!) {
      inviteBuyer(input: $input) {
        company {
          id
          ...CompanyBuyers_company
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: InviteBuyerInput) => run({ input }), isPending] as const
}

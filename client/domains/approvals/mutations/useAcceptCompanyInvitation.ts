import { graphql } from 'react-relay'
import type {
  AcceptCompanyInvitationInput,
  useAcceptCompanyInvitationMutation,
} from '../../../__generated__/useAcceptCompanyInvitationMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Joins a company by the link of an invitation. */
export function useAcceptCompanyInvitation() {
  const [run, isPending] = useMutationWithRefusals<useAcceptCompanyInvitationMutation>(graphql`
    mutation useAcceptCompanyInvitationMutation($input: AcceptCompanyInvitationInput!) {
      acceptCompanyInvitation(input: $input) {
        viewer {
          buysForCompany
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: AcceptCompanyInvitationInput) => run({ input }), isPending] as const
}

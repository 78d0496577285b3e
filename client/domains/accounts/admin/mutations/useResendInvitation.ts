import { graphql } from 'react-relay'
import type {
  UserInput,
  useResendInvitationMutation,
} from '../../../../__generated__/useResendInvitationMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sends an invitation once more; the earlier link ends. */
export function useResendInvitation() {
  const [run, isPending] = useMutationWithRefusals<useResendInvitationMutation>(graphql`
    mutation useResendInvitationMutation($input: UserInput!) {
      resendInvitation(input: $input) {
        user {
          id
          ...UserEditor_user
        }
        errors {
          code
          retryAfterSeconds
          path
        }
      }
    }
  `)
  return [(input: UserInput) => run({ input }), isPending] as const
}

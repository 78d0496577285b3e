import { graphql } from 'react-relay'
import type { InviteUserInput, useInviteUserMutation } from '../../../../__generated__/useInviteUserMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Opens an account and sends its owner a link to choose a password by. */
export function useInviteUser() {
  const [run, isPending] = useMutationWithRefusals<useInviteUserMutation>(graphql`
    mutation useInviteUserMutation($input: InviteUserInput!) {
      inviteUser(input: $input) {
        user {
          id
        }
        errors {
          code
          retryAfterSeconds
          path
        }
      }
    }
  `)
  return [(input: InviteUserInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../../__generated__/useChangePasswordMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes one’s own password. */
export function useChangePassword() {
  const [run, isPending] = useMutationWithRefusals<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
          ... on PasswordTooWeak {
            reason
          }
        }
      }
    }
  `)
  return [(input: ChangePasswordInput) => run({ input }), isPending] as const
}

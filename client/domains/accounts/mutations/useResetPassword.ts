import { graphql } from 'react-relay'
import type {
  ChoosePasswordInput,
  useResetPasswordMutation,
} from '../../../__generated__/useResetPasswordMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Sets a new password by the secret of a mail’s link. */
export function useResetPassword() {
  const [run, isPending] = useMutationWithRefusals<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ChoosePasswordInput!) {
      resetPassword(input: $input) {
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
  return [(input: ChoosePasswordInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { SignUpInput, useSignUpMutation } from '../../../__generated__/useSignUpMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Opens an account; a mail asks to confirm its address. */
export function useSignUp() {
  const [run, isPending] = useMutationWithRefusals<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
          ... on PasswordTooWeak {
            reason
          }
          ... on PostcodeInvalid {
            example
          }
        }
      }
    }
  `)
  return [(input: SignUpInput) => run({ input }), isPending] as const
}

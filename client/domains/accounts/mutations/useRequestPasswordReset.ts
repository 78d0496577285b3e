import { graphql } from 'react-relay'
import type {
  RequestPasswordResetInput,
  useRequestPasswordResetMutation,
} from '../../../__generated__/useRequestPasswordResetMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has a link to a new password sent, if there is such an account. */
export function useRequestPasswordReset() {
  const [run, isPending] = useMutationWithRefusals<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: RequestPasswordResetInput) => run({ input }), isPending] as const
}

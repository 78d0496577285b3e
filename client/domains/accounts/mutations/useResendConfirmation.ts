import { graphql } from 'react-relay'
import type {
  ResendConfirmationInput,
  useResendConfirmationMutation,
} from '../../../__generated__/useResendConfirmationMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has the mail that confirms an address sent again, if there is something to confirm. */
export function useResendConfirmation() {
  const [run, isPending] = useMutationWithRefusals<useResendConfirmationMutation>(graphql`
    mutation useResendConfirmationMutation($input: ResendConfirmationInput!) {
      resendConfirmation(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: ResendConfirmationInput) => run({ input }), isPending] as const
}

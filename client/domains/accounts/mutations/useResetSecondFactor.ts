import { graphql } from 'react-relay'
import type {
  ResetSecondFactorInput,
  useResetSecondFactorMutation,
} from '../../../__generated__/useResetSecondFactorMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Asks by the link of a mail and the password that the second factor be switched off. */
export function useResetSecondFactor() {
  const [run, isPending] = useMutationWithRefusals<useResetSecondFactorMutation>(graphql`
    mutation useResetSecondFactorMutation($input: ResetSecondFactorInput!) {
      resetSecondFactor(input: $input) {
        endsAt
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: ResetSecondFactorInput) => run({ input }), isPending] as const
}

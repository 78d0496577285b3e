import { graphql } from 'react-relay'
import type {
  ResetSecondFactorInput,
  useResetSecondFactorMutation,
} from '../../../__generated__/useResetSecondFactorMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Switches the second factor off by the link of a mail. */
export function useResetSecondFactor() {
  const [run, isPending] = useMutationWithRefusals<useResetSecondFactorMutation>(graphql`
    mutation useResetSecondFactorMutation($input: ResetSecondFactorInput!) {
      resetSecondFactor(input: $input) {
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ResetSecondFactorInput) => run({ input }), isPending] as const
}

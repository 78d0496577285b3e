import { graphql } from 'react-relay'
import type {
  RequestSecondFactorResetInput,
  useRequestSecondFactorResetMutation,
} from '../../../__generated__/useRequestSecondFactorResetMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has a link sent that switches the second factor off, if there is one. */
export function useRequestSecondFactorReset() {
  const [run, isPending] = useMutationWithRefusals<useRequestSecondFactorResetMutation>(graphql`
    mutation useRequestSecondFactorResetMutation($input: RequestSecondFactorResetInput!) {
      requestSecondFactorReset(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: RequestSecondFactorResetInput) => run({ input }), isPending] as const
}

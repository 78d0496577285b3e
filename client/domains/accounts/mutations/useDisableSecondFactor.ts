import { graphql } from 'react-relay'
import type {
  SecondFactorInput,
  useDisableSecondFactorMutation,
} from '../../../__generated__/useDisableSecondFactorMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Switches the second factor off. */
export function useDisableSecondFactor() {
  const [run, isPending] = useMutationWithRefusals<useDisableSecondFactorMutation>(graphql`
    mutation useDisableSecondFactorMutation($input: SecondFactorInput!) {
      disableSecondFactor(input: $input) {
        viewer {
          security {
            ...SecondFactor_security
            ...Passkeys_security
            ...Sessions_security
          }
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: SecondFactorInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  SecondFactorInput,
  useNewRecoveryCodesMutation,
} from '../../../__generated__/useNewRecoveryCodesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Ten new recovery codes in place of the old ones. */
export function useNewRecoveryCodes() {
  const [run, isPending] = useMutationWithRefusals<useNewRecoveryCodesMutation>(graphql`
    mutation useNewRecoveryCodesMutation($input: SecondFactorInput!) {
      newRecoveryCodes(input: $input) {
        recoveryCodes
        viewer {
          security {
            ...SecondFactor_security
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

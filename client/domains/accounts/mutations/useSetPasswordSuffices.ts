import { graphql } from 'react-relay'
import type {
  SetPasswordSufficesInput,
  useSetPasswordSufficesMutation,
} from '../../../__generated__/useSetPasswordSufficesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Says whether the password alone signs in although there are passkeys. */
export function useSetPasswordSuffices() {
  const [run, isPending] = useMutationWithRefusals<useSetPasswordSufficesMutation>(graphql`
    mutation useSetPasswordSufficesMutation($input: SetPasswordSufficesInput!) {
      setPasswordSuffices(input: $input) {
        viewer {
          security {
            ...Passkeys_security
            ...SecondFactor_security
            ...Sessions_security
          }
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: SetPasswordSufficesInput) => run({ input }), isPending] as const
}

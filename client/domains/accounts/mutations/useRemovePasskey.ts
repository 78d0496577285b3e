import { graphql } from 'react-relay'
import type {
  RemovePasskeyInput,
  useRemovePasskeyMutation,
} from '../../../__generated__/useRemovePasskeyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Removes a passkey, which opens the account no longer. */
export function useRemovePasskey() {
  const [run, isPending] = useMutationWithRefusals<useRemovePasskeyMutation>(graphql`
    mutation useRemovePasskeyMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
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
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: RemovePasskeyInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { useConfirmTotpMutation } from '../../../__generated__/useConfirmTotpMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Switches the second factor on by a code of the new key; answers with the recovery codes. */
export function useConfirmTotp() {
  const [run, isPending] = useMutationWithRefusals<useConfirmTotpMutation>(graphql`
    mutation useConfirmTotpMutation($input: ConfirmTotpInput!) {
      confirmTotp(input: $input) {
        recoveryCodes
        viewer {
          security {
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
  return [(code: string) => run({ input: { code } }), isPending] as const
}

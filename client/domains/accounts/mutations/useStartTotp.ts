import { graphql } from 'react-relay'
import type { StartTotpInput, useStartTotpMutation } from '../../../__generated__/useStartTotpMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** A new key for an authenticator app, which counts once a code of it was seen. */
export function useStartTotp() {
  const [run, isPending] = useMutationWithRefusals<useStartTotpMutation>(graphql`
    mutation useStartTotpMutation($input: StartTotpInput!) {
      startTotp(input: $input) {
        secret
        url
        qrCode {
          size
          path
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: StartTotpInput) => run({ input }), isPending] as const
}

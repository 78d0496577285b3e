import { graphql } from 'react-relay'
import type { useSignOutEverywhereMutation } from '../../../__generated__/useSignOutEverywhereMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Signs out on all devices, or on all others. */
export function useSignOutEverywhere() {
  const [run, isPending] = useMutationWithRefusals<useSignOutEverywhereMutation>(graphql`
    mutation useSignOutEverywhereMutation($input: SignOutEverywhereInput!) {
      signOutEverywhere(input: $input) {
        viewer {
          security {
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
  return [(keepsThis: boolean) => run({ input: { keepsThis } }), isPending] as const
}

import { graphql } from 'react-relay'
import type { useRequestAccountDeletionMutation } from '../../../__generated__/useRequestAccountDeletionMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has the account deleted in two weeks. */
export function useRequestAccountDeletion() {
  const [run, isPending] = useMutationWithRefusals<useRequestAccountDeletionMutation>(graphql`
    mutation useRequestAccountDeletionMutation($input: RequestAccountDeletionInput!) {
      requestAccountDeletion(input: $input) {
        viewer {
          account {
            ...DeletionSection_account
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
  return [(password: string) => run({ input: { password } }), isPending] as const
}

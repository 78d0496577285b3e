import { graphql } from 'react-relay'
import type {
  ConfirmAccountInput,
  useConfirmAccountMutation,
} from '../../../__generated__/useConfirmAccountMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Confirms the address of an account by the secret of its mail’s link. */
export function useConfirmAccount() {
  const [run, isPending] = useMutationWithRefusals<useConfirmAccountMutation>(graphql`
    mutation useConfirmAccountMutation($input: ConfirmAccountInput!) {
      confirmAccount(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
          ... on PasswordTooWeak {
            reason
          }
        }
      }
    }
  `)
  return [(input: ConfirmAccountInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  ChoosePasswordInput,
  useSetPasswordMutation,
} from '../../../__generated__/useSetPasswordMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Sets the first password of somebody invited. */
export function useSetPassword() {
  const [run, isPending] = useMutationWithRefusals<useSetPasswordMutation>(graphql`
    mutation useSetPasswordMutation($input: ChoosePasswordInput!) {
      setPassword(input: $input) {
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
  return [(input: ChoosePasswordInput) => run({ input }), isPending] as const
}

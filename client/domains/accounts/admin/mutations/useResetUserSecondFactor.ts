import { graphql } from 'react-relay'
import type {
  UserInput,
  useResetUserSecondFactorMutation,
} from '../../../../__generated__/useResetUserSecondFactorMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Switches the second step of signing in off for somebody who lost it. */
export function useResetUserSecondFactor() {
  const [run, isPending] = useMutationWithRefusals<useResetUserSecondFactorMutation>(graphql`
    mutation useResetUserSecondFactorMutation($input: UserInput!) {
      resetUserSecondFactor(input: $input) {
        user {
          id
          ...UserEditor_user
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UserInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  UserInput,
  useReactivateUserMutation,
} from '../../../../__generated__/useReactivateUserMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Switches an account on again. */
export function useReactivateUser() {
  const [run, isPending] = useMutationWithRefusals<useReactivateUserMutation>(graphql`
    mutation useReactivateUserMutation($input: UserInput!) {
      reactivateUser(input: $input) {
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

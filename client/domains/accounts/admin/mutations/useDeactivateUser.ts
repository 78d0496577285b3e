import { graphql } from 'react-relay'
import type {
  UserInput,
  useDeactivateUserMutation,
} from '../../../../__generated__/useDeactivateUserMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Switches an account off and signs it out everywhere. */
export function useDeactivateUser() {
  const [run, isPending] = useMutationWithRefusals<useDeactivateUserMutation>(graphql`
    mutation useDeactivateUserMutation($input: UserInput!) {
      deactivateUser(input: $input) {
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

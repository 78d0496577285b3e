import { graphql } from 'react-relay'
import type {
  UserInput,
  useEndUserSessionsMutation,
} from '../../../../__generated__/useEndUserSessionsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Signs a person out everywhere. */
export function useEndUserSessions() {
  const [run, isPending] = useMutationWithRefusals<useEndUserSessionsMutation>(graphql`
    mutation useEndUserSessionsMutation($input: UserInput!) {
      endUserSessions(input: $input) {
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

import { graphql } from 'react-relay'
import type {
  SetUserRolesInput,
  useSetUserRolesMutation,
} from '../../../../__generated__/useSetUserRolesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Gives a person just these roles; they are signed out everywhere. */
export function useSetUserRoles() {
  const [run, isPending] = useMutationWithRefusals<useSetUserRolesMutation>(graphql`
    mutation useSetUserRolesMutation($input: SetUserRolesInput!) {
      setUserRoles(input: $input) {
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
  return [(input: SetUserRolesInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { UpdateUserInput, useUpdateUserMutation } from '../../../../__generated__/useUpdateUserMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a person's profile, terms and addresses, as a whole or not at all. */
export function useUpdateUser() {
  const [run, isPending] = useMutationWithRefusals<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        user {
          id
          revision
          ...UserEditor_user
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateUserInput) => run({ input }), isPending] as const
}

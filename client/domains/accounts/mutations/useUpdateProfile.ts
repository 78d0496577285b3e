import { graphql } from 'react-relay'
import type {
  UpdateProfileInput,
  useUpdateProfileMutation,
} from '../../../__generated__/useUpdateProfileMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes what a person says of themselves. */
export function useUpdateProfile() {
  const [run, isPending] = useMutationWithRefusals<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          account {
            name
            ...ProfilePage_account
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
  return [(input: UpdateProfileInput) => run({ input }), isPending] as const
}

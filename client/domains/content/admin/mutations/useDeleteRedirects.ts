import { graphql } from 'react-relay'
import type {
  DeleteRedirectsInput,
  useDeleteRedirectsMutation,
} from '../../../../__generated__/useDeleteRedirectsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Lets addresses lead nowhere else any more. */
export function useDeleteRedirects() {
  const [run, isPending] = useMutationWithRefusals<useDeleteRedirectsMutation>(graphql`
    mutation useDeleteRedirectsMutation($input: DeleteRedirectsInput!) {
      deleteRedirects(input: $input) {
        deletedRedirectIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteRedirectsInput) => run({ input }), isPending] as const
}

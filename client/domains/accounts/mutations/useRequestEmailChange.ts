import { graphql } from 'react-relay'
import type {
  RequestEmailChangeInput,
  useRequestEmailChangeMutation,
} from '../../../__generated__/useRequestEmailChangeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has a link sent to a new address of one’s own. */
export function useRequestEmailChange() {
  const [run, isPending] = useMutationWithRefusals<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: RequestEmailChangeInput) => run({ input }), isPending] as const
}

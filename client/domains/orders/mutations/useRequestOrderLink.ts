import { graphql } from 'react-relay'
import type {
  RequestOrderLinkInput,
  useRequestOrderLinkMutation,
} from '../../../__generated__/useRequestOrderLinkMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Has a new link to an order mailed to the order's own address. */
export function useRequestOrderLink() {
  const [run, isPending] = useMutationWithRefusals<useRequestOrderLinkMutation>(graphql`
    mutation useRequestOrderLinkMutation($input: RequestOrderLinkInput!) {
      requestOrderLink(input: $input) {
        isSent
        errors {
          code
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: RequestOrderLinkInput) => run({ input }), isPending] as const
}

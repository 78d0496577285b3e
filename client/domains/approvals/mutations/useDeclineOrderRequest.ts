import { graphql } from 'react-relay'
import type {
  DeclineOrderRequestInput,
  useDeclineOrderRequestMutation,
} from '../../../__generated__/useDeclineOrderRequestMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Declines an order. */
export function useDeclineOrderRequest() {
  const [run, isPending] = useMutationWithRefusals<useDeclineOrderRequestMutation>(graphql`
    mutation useDeclineOrderRequestMutation($input: DeclineOrderRequestInput!) {
      declineOrderRequest(input: $input) {
        request {
          id
          ...RequestCard_request
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeclineOrderRequestInput) => run({ input }), isPending] as const
}

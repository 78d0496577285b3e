import { graphql } from 'react-relay'
import type {
  ApproveOrderRequestInput,
  useApproveOrderRequestMutation,
} from '../../../__generated__/useApproveOrderRequestMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Approves an order, which is placed by it. */
export function useApproveOrderRequest() {
  const [run, isPending] = useMutationWithRefusals<useApproveOrderRequestMutation>(graphql`
    mutation useApproveOrderRequestMutation($input: ApproveOrderRequestInput!) {
      approveOrderRequest(input: $input) {
        request {
          id
          ...RequestCard_request
        }
        errors {
          code
          path
          ... on PriceChanged {
            total {
              cents
              currency
            }
          }
        }
      }
    }
  `)
  return [(input: ApproveOrderRequestInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { CancelOrderInput, useCancelOrderMutation } from '../../../__generated__/useCancelOrderMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Cancels an order that is not shipped; the customer is told. */
export function useCancelOrder() {
  const [run, isPending] = useMutationWithRefusals<useCancelOrderMutation>(graphql`
    mutation useCancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        order {
          id
          ...AdminOrderPage_order
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CancelOrderInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { PlaceOrderInput, usePlaceOrderMutation } from '../../../__generated__/usePlaceOrderMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/**
 * Places the order. The page that shows the cart stays as it is until the confirmation is there, so the emptied cart is
 * only marked as old: whoever goes there asks anew.
 */
export function usePlaceOrder() {
  const [run, isPending] = useMutationWithRefusals<usePlaceOrderMutation>(graphql`
    mutation usePlaceOrderMutation($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        order {
          orderNumber
          statusPath
        }
        viewer {
          cartPieceCount
        }
        errors {
          code
          path
          retryAfterSeconds
          ... on OnlyFewLeft {
            available
          }
          ... on PostcodeInvalid {
            example
          }
        }
      }
    }
  `)
  const placeOrder = (input: PlaceOrderInput) =>
    run(
      { input },
      {
        updater: (store, response) => {
          if (response?.placeOrder.order)
            store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart')?.invalidateRecord()
        },
      },
    )
  return [placeOrder, isPending] as const
}

import { graphql } from 'react-relay'
import type {
  TakeBackOrderRequestInput,
  useTakeBackOrderRequestMutation,
} from '../../../__generated__/useTakeBackOrderRequestMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Puts the goods of a request back into the cart. */
export function useTakeBackOrderRequest() {
  const [run, isPending] = useMutationWithRefusals<useTakeBackOrderRequestMutation>(graphql`
    mutation useTakeBackOrderRequestMutation($input: TakeBackOrderRequestInput!) {
      takeBackOrderRequest(input: $input) {
        request {
          id
          ...RequestCard_request
        }
        viewer {
          cartPieceCount
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: TakeBackOrderRequestInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { useReorderMutation } from '../../../__generated__/useReorderMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

export type ReorderAnswer = useReorderMutation['response']['reorder']

/** Puts what can still be bought of an order into the cart. */
export function useReorder() {
  const [run, isPending] = useMutationWithRefusals<useReorderMutation>(graphql`
    mutation useReorderMutation($input: ReorderInput!) {
      reorder(input: $input) {
        addedAmount
        skipped {
          code
          addedAmount
          line {
            id
            title
            size
            amount
          }
        }
        viewer {
          cartPieceCount
          cart {
            id
            revision
            pieceCount
          }
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(orderId: string) => run({ input: { orderId } }), isPending] as const
}

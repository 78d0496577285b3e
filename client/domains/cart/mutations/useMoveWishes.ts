import { graphql } from 'react-relay'
import type { MoveWishesInput, useMoveWishesMutation } from '../../../__generated__/useMoveWishesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Moves or copies wishes to another list. */
export function useMoveWishes() {
  const [run, isPending] = useMutationWithRefusals<useMoveWishesMutation>(graphql`
    mutation useMoveWishesMutation($input: MoveWishesInput!) {
      moveWishes(input: $input) {
        viewer { favouriteProductIds wishLists { id title isFirst wishCount productIds } }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: MoveWishesInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  AddWishesToCartInput,
  useAddWishesToCartMutation,
} from '../../../__generated__/useAddWishesToCartMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { forgetCart } from './forgetCart.ts'

/** Puts wishes into the cart: all of them, or none and the reasons. */
export function useAddWishesToCart() {
  const [run, isPending] = useMutationWithRefusals<useAddWishesToCartMutation>(graphql`
    mutation useAddWishesToCartMutation($input: AddWishesToCartInput!) {
      addWishesToCart(input: $input) {
        addedAmount cart { id revision pieceCount } viewer { cartPieceCount cart { id } }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: AddWishesToCartInput) => run({ input }, { updater: forgetCart }), isPending] as const
}

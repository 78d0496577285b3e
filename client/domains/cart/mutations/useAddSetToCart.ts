import { graphql } from 'react-relay'
import type {
  AddSetToCartInput,
  useAddSetToCartMutation,
} from '../../../__generated__/useAddSetToCartMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { forgetCart } from './forgetCart.ts'

/** Puts sets into the cart; all of them, or none and the reasons. */
export function useAddSetToCart() {
  const [run, isPending] = useMutationWithRefusals<useAddSetToCartMutation>(graphql`
    mutation useAddSetToCartMutation($input: AddSetToCartInput!) {
      addSetToCart(input: $input) {
        addedAmount
        cart {
          id
          revision
          pieceCount
        }
        viewer {
          cartPieceCount
          cart {
            id
          }
        }
        errors {
          code
          path
          ... on OnlyFewLeft {
            available
          }
          ... on PersonalisationTooLong {
            maxLength
          }
          ... on PersonalisationNotPrintable {
            characters
          }
          ... on SetUnequal {
            missing {
              missing
            }
          }
        }
      }
    }
  `)
  const addSetToCart = (input: AddSetToCartInput) => run({ input }, { updater: forgetCart })
  return [addSetToCart, isPending] as const
}

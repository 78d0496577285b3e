import { graphql } from 'react-relay'
import type { AddToCartInput, useAddToCartMutation } from '../../../__generated__/useAddToCartMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { forgetCart } from './forgetCart.ts'

/** Puts pieces of one product into the cart; all of them, or none and the reasons. */
export function useAddToCart() {
  const [run, isPending] = useMutationWithRefusals<useAddToCartMutation>(graphql`
    mutation useAddToCartMutation($input: AddToCartInput!) {
      addToCart(input: $input) {
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
        }
      }
    }
  `)
  const addToCart = (input: AddToCartInput) => run({ input }, { updater: forgetCart })
  return [addToCart, isPending] as const
}

import { graphql } from 'react-relay'
import type {
  AddArticlesToCartInput,
  useAddArticlesToCartMutation,
} from '../../../__generated__/useAddArticlesToCartMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { forgetCart } from './forgetCart.ts'

/** Puts articles into the cart by their numbers; all of them, or none and the reasons. */
export function useAddArticlesToCart() {
  const [run, isPending] = useMutationWithRefusals<useAddArticlesToCartMutation>(graphql`
    mutation useAddArticlesToCartMutation($input: AddArticlesToCartInput!) {
      addArticlesToCart(input: $input) {
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
        }
      }
    }
  `)
  const add = (input: AddArticlesToCartInput) => run({ input }, { updater: forgetCart })
  return [add, isPending] as const
}

import { graphql } from 'react-relay'
import type { useRemoveCartLinesMutation } from '../../../__generated__/useRemoveCartLinesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Takes lines out of the cart. */
export function useRemoveCartLines() {
  const [run, isPending] = useMutationWithRefusals<useRemoveCartLinesMutation>(graphql`
    mutation useRemoveCartLinesMutation($input: RemoveCartLinesInput!) {
      removeCartLines(input: $input) {
        viewer {
          cartPieceCount
          cart {
            id
            openStep
            ...CartPage_cart
            ...OrderBox_cart
          }
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const removeCartLines = (lineIds: readonly string[]) => run({ input: { lineIds } })
  return [removeCartLines, isPending] as const
}

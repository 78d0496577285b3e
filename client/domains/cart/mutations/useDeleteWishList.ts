import { graphql } from 'react-relay'
import type {
  DeleteWishListInput,
  useDeleteWishListMutation,
} from '../../../__generated__/useDeleteWishListMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Deletes a wish list with what is on it. */
export function useDeleteWishList() {
  const [run, isPending] = useMutationWithRefusals<useDeleteWishListMutation>(graphql`
    mutation useDeleteWishListMutation($input: DeleteWishListInput!) {
      deleteWishList(input: $input) {
        viewer { favouriteProductIds wishLists { id title isFirst wishCount productIds } }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteWishListInput) => run({ input }), isPending] as const
}

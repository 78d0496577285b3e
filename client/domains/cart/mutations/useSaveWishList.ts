import { graphql } from 'react-relay'
import type {
  SaveWishListInput,
  useSaveWishListMutation,
} from '../../../__generated__/useSaveWishListMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Makes a wish list, or gives one another title. */
export function useSaveWishList() {
  const [run, isPending] = useMutationWithRefusals<useSaveWishListMutation>(graphql`
    mutation useSaveWishListMutation($input: SaveWishListInput!) {
      saveWishList(input: $input) {
        wishList { id title } viewer { favouriteProductIds wishLists { id title isFirst wishCount productIds } }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: SaveWishListInput) => run({ input }), isPending] as const
}

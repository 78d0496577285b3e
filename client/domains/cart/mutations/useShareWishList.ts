import { graphql } from 'react-relay'
import type {
  ShareWishListInput,
  useShareWishListMutation,
} from '../../../__generated__/useShareWishListMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Shares a wish list, or withdraws its address. */
export function useShareWishList() {
  const [run, isPending] = useMutationWithRefusals<useShareWishListMutation>(graphql`
    mutation useShareWishListMutation($input: ShareWishListInput!) {
      shareWishList(input: $input) {
        wishList { id sharePath }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ShareWishListInput) => run({ input }), isPending] as const
}

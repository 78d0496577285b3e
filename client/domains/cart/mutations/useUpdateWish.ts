import { graphql } from 'react-relay'
import type { UpdateWishInput, useUpdateWishMutation } from '../../../__generated__/useUpdateWishMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes what is wanted of a product. */
export function useUpdateWish() {
  const [run, isPending] = useMutationWithRefusals<useUpdateWishMutation>(graphql`
    mutation useUpdateWishMutation($input: UpdateWishInput!) {
      updateWish(input: $input) {
        wishList { id wishes { id ...WishRow_wish } }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateWishInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  RemoveWishesInput,
  useRemoveWishesMutation,
} from '../../../__generated__/useRemoveWishesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Takes wishes off their list. */
export function useRemoveWishes() {
  const [run, isPending] = useMutationWithRefusals<useRemoveWishesMutation>(graphql`
    mutation useRemoveWishesMutation($input: RemoveWishesInput!) {
      removeWishes(input: $input) {
        viewer { favouriteProductIds wishLists { id title isFirst wishCount productIds } }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RemoveWishesInput) => run({ input }), isPending] as const
}

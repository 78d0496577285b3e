import { graphql } from 'react-relay'
import type { ListProductInput, useListProductMutation } from '../../../__generated__/useListProductMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Puts a product on a wish list or takes it off. */
export function useListProduct() {
  const [run, isPending] = useMutationWithRefusals<useListProductMutation>(graphql`
    mutation useListProductMutation($input: ListProductInput!) {
      listProduct(input: $input) {
        viewer { favouriteProductIds wishLists { id title isFirst wishCount productIds } }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ListProductInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DeleteProductsInput,
  useDeleteProductsMutation,
} from '../../../../__generated__/useDeleteProductsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes products out of the shop for good; orders keep them. */
export function useDeleteProducts() {
  const [run, isPending] = useMutationWithRefusals<useDeleteProductsMutation>(graphql`
    mutation useDeleteProductsMutation($input: DeleteProductsInput!) {
      deleteProducts(input: $input) {
        deletedProductIds
        errors {
          code
        }
      }
    }
  `)
  return [(input: DeleteProductsInput) => run({ input }), isPending] as const
}

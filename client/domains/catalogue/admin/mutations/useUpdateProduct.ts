import { graphql } from 'react-relay'
import type {
  UpdateProductInput,
  useUpdateProductMutation,
} from '../../../../__generated__/useUpdateProductMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a product, its sizes and tier prices, as a whole or not at all. */
export function useUpdateProduct() {
  const [run, isPending] = useMutationWithRefusals<useUpdateProductMutation>(graphql`
    mutation useUpdateProductMutation($input: UpdateProductInput!) {
      updateProduct(input: $input) {
        product {
          id
          ...ProductEditor_product
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateProductInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  CreateProductInput,
  useCreateProductMutation,
} from '../../../../__generated__/useCreateProductMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a product that visitors do not see yet. */
export function useCreateProduct() {
  const [run, isPending] = useMutationWithRefusals<useCreateProductMutation>(graphql`
    mutation useCreateProductMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        product {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateProductInput) => run({ input }), isPending] as const
}

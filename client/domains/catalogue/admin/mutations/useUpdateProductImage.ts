import { graphql } from 'react-relay'
import type {
  UpdateProductImageInput,
  useUpdateProductImageMutation,
} from '../../../../__generated__/useUpdateProductImageMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes what a picture of a product shows and its words. */
export function useUpdateProductImage() {
  const [run, isPending] = useMutationWithRefusals<useUpdateProductImageMutation>(graphql`
    mutation useUpdateProductImageMutation($input: UpdateProductImageInput!) {
      updateProductImage(input: $input) {
        product {
          id
          ...ImagesSection_product
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateProductImageInput) => run({ input }), isPending] as const
}

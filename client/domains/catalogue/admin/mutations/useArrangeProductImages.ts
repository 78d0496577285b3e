import { graphql } from 'react-relay'
import type {
  ArrangeProductImagesInput,
  useArrangeProductImagesMutation,
} from '../../../../__generated__/useArrangeProductImagesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Puts the pictures of a product into an order; those that are left out leave the product. */
export function useArrangeProductImages() {
  const [run, isPending] = useMutationWithRefusals<useArrangeProductImagesMutation>(graphql`
    mutation useArrangeProductImagesMutation($input: ArrangeProductImagesInput!) {
      arrangeProductImages(input: $input) {
        product {
          id
          ...ImagesSection_product
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: ArrangeProductImagesInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DeleteVariantsInput,
  useDeleteVariantsMutation,
} from '../../../../__generated__/useDeleteVariantsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Removes sizes from a product; orders keep them. */
export function useDeleteVariants() {
  const [run, isPending] = useMutationWithRefusals<useDeleteVariantsMutation>(graphql`
    mutation useDeleteVariantsMutation($input: DeleteVariantsInput!) {
      deleteVariants(input: $input) {
        product {
          id
          ...ProductEditor_product
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: DeleteVariantsInput) => run({ input }), isPending] as const
}

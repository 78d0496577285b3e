import { graphql } from 'react-relay'
import type {
  DuplicateProductInput,
  useDuplicateProductMutation,
} from '../../../../__generated__/useDuplicateProductMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a product like another one, offline. */
export function useDuplicateProduct() {
  const [run, isPending] = useMutationWithRefusals<useDuplicateProductMutation>(graphql`
    mutation useDuplicateProductMutation($input: DuplicateProductInput!) {
      duplicateProduct(input: $input) {
        product {
          id
          title
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: DuplicateProductInput) => run({ input }), isPending] as const
}

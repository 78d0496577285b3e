import { graphql } from 'react-relay'
import type {
  ChangeProductsInput,
  useChangeProductsMutation,
} from '../../../../__generated__/useChangeProductsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes several products alike, each as a whole or not at all. */
export function useChangeProducts() {
  const [run, isPending] = useMutationWithRefusals<useChangeProductsMutation>(graphql`
    mutation useChangeProductsMutation($input: ChangeProductsInput!) {
      changeProducts(input: $input) {
        products {
          productId
          revision
          change
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ChangeProductsInput) => run({ input }), isPending] as const
}

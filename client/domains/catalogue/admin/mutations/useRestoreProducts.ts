import { graphql } from 'react-relay'
import type {
  RestoreProductsInput,
  useRestoreProductsMutation,
} from '../../../../__generated__/useRestoreProductsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Brings deleted products back, offline. */
export function useRestoreProducts() {
  const [run, isPending] = useMutationWithRefusals<useRestoreProductsMutation>(graphql`
    mutation useRestoreProductsMutation($input: RestoreProductsInput!) {
      restoreProducts(input: $input) {
        products {
          id
          productNumber
          ...ProductEditor_product
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: RestoreProductsInput) => run({ input }), isPending] as const
}

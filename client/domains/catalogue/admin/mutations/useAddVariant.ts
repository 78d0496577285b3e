import { graphql } from 'react-relay'
import type { AddVariantInput, useAddVariantMutation } from '../../../../__generated__/useAddVariantMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Adds a size of a fit and colour; it is sold out until it gets stock. */
export function useAddVariant() {
  const [run, isPending] = useMutationWithRefusals<useAddVariantMutation>(graphql`
    mutation useAddVariantMutation($input: AddVariantInput!) {
      addVariant(input: $input) {
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
  return [(input: AddVariantInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  CreateProductInput,
  useCreateVoucherProductMutation,
} from '../../../../__generated__/useCreateVoucherProductMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** What a shop sells vouchers with; its editor has the rest. */
const product: CreateProductInput = {
  title: { de: 'Geschenkgutschein', en: 'Gift voucher' },
  kind: 'VOUCHER',
  basePrice: 5000,
  groupIds: [],
}

/** Makes a product that vouchers are bought with, which visitors do not see yet. */
export function useCreateVoucherProduct() {
  const [run, isPending] = useMutationWithRefusals<useCreateVoucherProductMutation>(graphql`
    mutation useCreateVoucherProductMutation($input: CreateProductInput!) {
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
  return [() => run({ input: product }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  ChangeOrderAddressInput,
  useChangeOrderAddressMutation,
} from '../../../__generated__/useChangeOrderAddressMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes an address of an order; the history keeps the one before. */
export function useChangeOrderAddress() {
  const [run, isPending] = useMutationWithRefusals<useChangeOrderAddressMutation>(graphql`
    mutation useChangeOrderAddressMutation($input: ChangeOrderAddressInput!) {
      changeOrderAddress(input: $input) {
        order {
          id
          ...AdminOrderPage_order
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ChangeOrderAddressInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { useDeleteAddressMutation } from '../../../__generated__/useDeleteAddressMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Forgets an address. */
export function useDeleteAddress() {
  const [run, isPending] = useMutationWithRefusals<useDeleteAddressMutation>(graphql`
    mutation useDeleteAddressMutation($input: DeleteAddressInput!) {
      deleteAddress(input: $input) {
        viewer {
          account {
            ...AddressesPage_account
          }
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(addressId: string) => run({ input: { addressId } }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DefaultFor,
  useSetDefaultAddressMutation,
} from '../../../__generated__/useSetDefaultAddressMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Makes an address the one that invoices or parcels go to. */
export function useSetDefaultAddress() {
  const [run, isPending] = useMutationWithRefusals<useSetDefaultAddressMutation>(graphql`
    mutation useSetDefaultAddressMutation($input: SetDefaultAddressInput!) {
      setDefaultAddress(input: $input) {
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
  return [
    (addressId: string, defaultFor: DefaultFor) => run({ input: { addressId, defaultFor: [defaultFor] } }),
    isPending,
  ] as const
}

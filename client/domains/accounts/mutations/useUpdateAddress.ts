import { graphql } from 'react-relay'
import type {
  UpdateAddressInput,
  useUpdateAddressMutation,
} from '../../../__generated__/useUpdateAddressMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes an address that is kept. */
export function useUpdateAddress() {
  const [run, isPending] = useMutationWithRefusals<useUpdateAddressMutation>(graphql`
    mutation useUpdateAddressMutation($input: UpdateAddressInput!) {
      updateAddress(input: $input) {
        viewer {
          account {
            ...AddressesPage_account
          }
        }
        errors {
          code
          path
          retryAfterSeconds
          ... on PostcodeInvalid {
            example
          }
        }
      }
    }
  `)
  return [(input: UpdateAddressInput) => run({ input }), isPending] as const
}

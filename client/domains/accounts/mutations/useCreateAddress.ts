import { graphql } from 'react-relay'
import type {
  CreateAddressInput,
  useCreateAddressMutation,
} from '../../../__generated__/useCreateAddressMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps a new address. */
export function useCreateAddress() {
  const [run, isPending] = useMutationWithRefusals<useCreateAddressMutation>(graphql`
    mutation useCreateAddressMutation($input: CreateAddressInput!) {
      createAddress(input: $input) {
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
  return [(input: CreateAddressInput) => run({ input }), isPending] as const
}

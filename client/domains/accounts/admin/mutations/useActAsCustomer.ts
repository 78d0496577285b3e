import { graphql } from 'react-relay'
import type {
  ActAsCustomerInput,
  useActAsCustomerMutation,
} from '../../../../__generated__/useActAsCustomerMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Lets this session act for a customer in the shop, which must be loaded anew. */
export function useActAsCustomer() {
  const [run, isPending] = useMutationWithRefusals<useActAsCustomerMutation>(graphql`
    mutation useActAsCustomerMutation($input: ActAsCustomerInput!) {
      actAsCustomer(input: $input) {
        userId
        viewer {
          actingFor {
            name
          }
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ActAsCustomerInput) => run({ input }), isPending] as const
}

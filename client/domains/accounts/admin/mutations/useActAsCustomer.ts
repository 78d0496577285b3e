import { graphql } from 'react-relay'
import type {
  ActAsCustomerInput,
  useActAsCustomerMutation,
} from '../../../../__generated__/useActAsCustomerMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Lets this session act for a customer; what is shown next must be loaded anew. */
export function useActAsCustomer() {
  const [run, isPending] = useMutationWithRefusals<useActAsCustomerMutation>(graphql`
    mutation useActAsCustomerMutation($input: ActAsCustomerInput!) {
      actAsCustomer(input: $input) {
        userId
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ActAsCustomerInput) => run({ input }), isPending] as const
}

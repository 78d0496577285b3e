import { graphql } from 'react-relay'
import type {
  MarkOrderShippedInput,
  useMarkOrderShippedMutation,
} from '../../../__generated__/useMarkOrderShippedMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Notes that an order is on its way, or ready to be picked up; the customer is told. */
export function useMarkOrderShipped() {
  const [run, isPending] = useMutationWithRefusals<useMarkOrderShippedMutation>(graphql`
    mutation useMarkOrderShippedMutation($input: MarkOrderShippedInput!) {
      markOrderShipped(input: $input) {
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
  return [(input: MarkOrderShippedInput) => run({ input }), isPending] as const
}

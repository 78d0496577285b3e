import { graphql } from 'react-relay'
import type {
  MarkOrdersPaidInput,
  useMarkOrdersPaidMutation,
} from '../../../__generated__/useMarkOrdersPaidMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Notes that orders have been paid, all of them or none; each customer is told. */
export function useMarkOrdersPaid() {
  const [run, isPending] = useMutationWithRefusals<useMarkOrdersPaidMutation>(graphql`
    mutation useMarkOrdersPaidMutation($input: MarkOrdersPaidInput!) {
      markOrdersPaid(input: $input) {
        orders {
          id
          viewerCanMarkPaid
          ...OrderStates_order
          ...AdminOrderPage_order
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: MarkOrdersPaidInput) => run({ input }), isPending] as const
}

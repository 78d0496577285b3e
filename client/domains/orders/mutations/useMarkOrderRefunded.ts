import { graphql } from 'react-relay'
import type {
  MarkOrderRefundedInput,
  useMarkOrderRefundedMutation,
} from '../../../__generated__/useMarkOrderRefundedMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Notes that the money of a cancelled order was given back; the customer is told. */
export function useMarkOrderRefunded() {
  const [run, isPending] = useMutationWithRefusals<useMarkOrderRefundedMutation>(graphql`
    mutation useMarkOrderRefundedMutation($input: MarkOrderRefundedInput!) {
      markOrderRefunded(input: $input) {
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
  return [(input: MarkOrderRefundedInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  CorrectOrderTrackingInput,
  useCorrectOrderTrackingMutation,
} from '../../../__generated__/useCorrectOrderTrackingMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Puts carrier and tracking number of a shipped order right. */
export function useCorrectOrderTracking() {
  const [run, isPending] = useMutationWithRefusals<useCorrectOrderTrackingMutation>(graphql`
    mutation useCorrectOrderTrackingMutation($input: CorrectOrderTrackingInput!) {
      correctOrderTracking(input: $input) {
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
  return [(input: CorrectOrderTrackingInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  ReplayWebhookDeliveryInput,
  useReplayDeliveryMutation,
} from '../../../../__generated__/useReplayDeliveryMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sends a message once more. */
export function useReplayDelivery() {
  const [run, isPending] = useMutationWithRefusals<useReplayDeliveryMutation>(graphql`
    mutation useReplayDeliveryMutation($input: ReplayWebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) {
        delivery {
          id
          state
          attempts
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ReplayWebhookDeliveryInput) => run({ input }), isPending] as const
}

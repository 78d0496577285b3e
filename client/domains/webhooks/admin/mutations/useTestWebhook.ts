import { graphql } from 'react-relay'
import type {
  OfWebhookEndpointInput,
  useTestWebhookMutation,
} from '../../../../__generated__/useTestWebhookMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Has an endpoint tried out. */
export function useTestWebhook() {
  const [run, isPending] = useMutationWithRefusals<useTestWebhookMutation>(graphql`
    mutation useTestWebhookMutation($input: OfWebhookEndpointInput!) {
      testWebhookEndpoint(input: $input) {
        delivery {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: OfWebhookEndpointInput) => run({ input }), isPending] as const
}

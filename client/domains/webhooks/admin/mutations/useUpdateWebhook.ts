import { graphql } from 'react-relay'
import type {
  UpdateWebhookEndpointInput,
  useUpdateWebhookMutation,
} from '../../../../__generated__/useUpdateWebhookMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes an endpoint. */
export function useUpdateWebhook() {
  const [run, isPending] = useMutationWithRefusals<useUpdateWebhookMutation>(graphql`
    mutation useUpdateWebhookMutation($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) {
        endpoint {
          ...WebhookEditor_endpoint
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateWebhookEndpointInput) => run({ input }), isPending] as const
}

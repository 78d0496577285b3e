import { graphql } from 'react-relay'
import type {
  OfWebhookEndpointInput,
  useDeleteWebhookMutation,
} from '../../../../__generated__/useDeleteWebhookMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Removes an endpoint with the log of its deliveries. */
export function useDeleteWebhook() {
  const [run, isPending] = useMutationWithRefusals<useDeleteWebhookMutation>(graphql`
    mutation useDeleteWebhookMutation($input: OfWebhookEndpointInput!) {
      deleteWebhookEndpoint(input: $input) {
        deletedId
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: OfWebhookEndpointInput) => run({ input }), isPending] as const
}

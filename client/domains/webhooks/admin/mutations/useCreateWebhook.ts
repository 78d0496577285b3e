import { graphql } from 'react-relay'
import type {
  CreateWebhookEndpointInput,
  useCreateWebhookMutation,
} from '../../../../__generated__/useCreateWebhookMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sets up an endpoint. Its secret is in the answer, this once. */
export function useCreateWebhook() {
  const [run, isPending] = useMutationWithRefusals<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) {
        endpoint {
          id
        }
        secret
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateWebhookEndpointInput) => run({ input }), isPending] as const
}

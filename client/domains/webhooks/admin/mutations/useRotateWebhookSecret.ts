import { graphql } from 'react-relay'
import type {
  RotateWebhookSecretInput,
  useRotateWebhookSecretMutation,
} from '../../../../__generated__/useRotateWebhookSecretMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Gives an endpoint a new secret. It is in the answer, this once. */
export function useRotateWebhookSecret() {
  const [run, isPending] = useMutationWithRefusals<useRotateWebhookSecretMutation>(graphql`
    mutation useRotateWebhookSecretMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        endpoint {
          ...WebhookEditor_endpoint
        }
        secret
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RotateWebhookSecretInput) => run({ input }), isPending] as const
}

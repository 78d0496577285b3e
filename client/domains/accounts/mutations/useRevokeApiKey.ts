import { graphql } from 'react-relay'
import type { useRevokeApiKeyMutation } from '../../../__generated__/useRevokeApiKeyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Makes a key worthless from now on. */
export function useRevokeApiKey() {
  const [run, isPending] = useMutationWithRefusals<useRevokeApiKeyMutation>(graphql`
    mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) {
        apiKey {
          id
          isUsable
          revokedAt
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(apiKeyId: string) => run({ input: { apiKeyId } }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  CreateApiKeyInput,
  useCreateApiKeyMutation,
} from '../../../__generated__/useCreateApiKeyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Makes a key; the list is asked for anew, because the server decides which page it is on. */
export function useCreateApiKey() {
  const [run, isPending] = useMutationWithRefusals<useCreateApiKeyMutation>(graphql`
    mutation useCreateApiKeyMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        apiKey {
          id
        }
        secret
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(input: CreateApiKeyInput) => run({ input }), isPending] as const
}

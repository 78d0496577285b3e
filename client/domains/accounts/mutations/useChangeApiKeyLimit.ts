import { graphql } from 'react-relay'
import type {
  ChangeApiKeyLimitInput,
  useChangeApiKeyLimitMutation,
} from '../../../__generated__/useChangeApiKeyLimitMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Says anew how often a key may ask. */
export function useChangeApiKeyLimit() {
  const [run, isPending] = useMutationWithRefusals<useChangeApiKeyLimitMutation>(graphql`
    mutation useChangeApiKeyLimitMutation($input: ChangeApiKeyLimitInput!) {
      changeApiKeyLimit(input: $input) {
        apiKey {
          id
          requestsPerMinute
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ChangeApiKeyLimitInput) => run({ input }), isPending] as const
}

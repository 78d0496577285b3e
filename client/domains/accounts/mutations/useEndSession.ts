import { graphql } from 'react-relay'
import type { useEndSessionMutation } from '../../../__generated__/useEndSessionMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Signs out in one browser. */
export function useEndSession() {
  const [run, isPending] = useMutationWithRefusals<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          security {
            ...Sessions_security
          }
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `)
  return [(sessionId: string) => run({ input: { sessionId } }), isPending] as const
}

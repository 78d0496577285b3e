import { graphql } from 'react-relay'
import type { useStopActingMutation } from '../../../__generated__/useStopActingMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Ends acting for a customer. What is shown afterwards is loaded anew, for it belonged to the customer. */
export function useStopActing() {
  const [run, isPending] = useMutationWithRefusals<useStopActingMutation>(graphql`
    mutation useStopActingMutation {
      stopActing {
        userId
        viewer {
          actingFor {
            name
          }
        }
        errors {
          code
        }
      }
    }
  `)
  return [() => run({}), isPending] as const
}

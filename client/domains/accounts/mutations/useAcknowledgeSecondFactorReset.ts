import { graphql } from 'react-relay'
import type { useAcknowledgeSecondFactorResetMutation } from '../../../__generated__/useAcknowledgeSecondFactorResetMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Takes note that one’s own second factor was switched off. */
export function useAcknowledgeSecondFactorReset() {
  const [run, isPending] = useMutationWithRefusals<useAcknowledgeSecondFactorResetMutation>(graphql`
    mutation useAcknowledgeSecondFactorResetMutation {
      acknowledgeSecondFactorReset {
        viewer {
          account {
            id
            secondFactorEndsAt
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

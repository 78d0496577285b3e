import { graphql } from 'react-relay'
import type { useKeepSecondFactorMutation } from '../../../__generated__/useKeepSecondFactorMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps one’s own second factor that was to be switched off. */
export function useKeepSecondFactor() {
  const [run, isPending] = useMutationWithRefusals<useKeepSecondFactorMutation>(graphql`
    mutation useKeepSecondFactorMutation {
      keepSecondFactor {
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

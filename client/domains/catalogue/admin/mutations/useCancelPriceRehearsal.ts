import { graphql } from 'react-relay'
import type { useCancelPriceRehearsalMutation } from '../../../../__generated__/useCancelPriceRehearsalMutation.graphql.ts'
import { keepPriceRehearsal } from '../../../../adminKit/settings/keepSection.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Ends one's own rehearsal of prices. */
export function useCancelPriceRehearsal() {
  const [run, isPending] = useMutationWithRefusals<useCancelPriceRehearsalMutation>(graphql`
    mutation useCancelPriceRehearsalMutation {
      cancelPriceRehearsal {
        rehearsal {
          ...RehearsalResult_rehearsal
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const cancel = () => run({}, { updater: store => keepPriceRehearsal(store, 'cancelPriceRehearsal') })
  return [cancel, isPending] as const
}

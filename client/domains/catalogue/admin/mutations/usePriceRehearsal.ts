import { graphql } from 'react-relay'
import type {
  StartPriceRehearsalInput,
  usePriceRehearsalMutation,
} from '../../../../__generated__/usePriceRehearsalMutation.graphql.ts'
import { keepPriceRehearsal } from '../../../../adminKit/settings/keepSection.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Has changed prices tried on the orders of the last weeks. */
export function usePriceRehearsal() {
  const [run, isPending] = useMutationWithRefusals<usePriceRehearsalMutation>(graphql`
    mutation usePriceRehearsalMutation($input: StartPriceRehearsalInput!) {
      startPriceRehearsal(input: $input) {
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
  const start = (input: StartPriceRehearsalInput) =>
    run({ input }, { updater: store => keepPriceRehearsal(store, 'startPriceRehearsal') })
  return [start, isPending] as const
}

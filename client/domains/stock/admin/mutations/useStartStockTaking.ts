import { graphql } from 'react-relay'
import type {
  StartStockTakingInput,
  useStartStockTakingMutation,
} from '../../../../__generated__/useStartStockTakingMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Begins a stock-taking. */
export function useStartStockTaking() {
  const [run, isPending] = useMutationWithRefusals<useStartStockTakingMutation>(graphql`
    mutation useStartStockTakingMutation($input: StartStockTakingInput!) {
      startStockTaking(input: $input) {
        stockTaking {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: StartStockTakingInput) => run({ input }), isPending] as const
}

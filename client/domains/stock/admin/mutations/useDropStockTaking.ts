import { graphql } from 'react-relay'
import type { useDropStockTakingMutation } from '../../../../__generated__/useDropStockTakingMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Ends a stock-taking without booking it. */
export function useDropStockTaking() {
  const [run, isPending] = useMutationWithRefusals<useDropStockTakingMutation>(graphql`
    mutation useDropStockTakingMutation($input: StockTakingInput!) {
      dropStockTaking(input: $input) {
        stockTaking {
          id
          state
          endedAt
          endedBy
          viewerCanCount
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(takingId: string) => run({ input: { takingId } }), isPending] as const
}

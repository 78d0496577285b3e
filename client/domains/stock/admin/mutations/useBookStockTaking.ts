import { graphql } from 'react-relay'
import type { useBookStockTakingMutation } from '../../../../__generated__/useBookStockTakingMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes the stock what was counted, and ends a stock-taking. */
export function useBookStockTaking() {
  const [run, isPending] = useMutationWithRefusals<useBookStockTakingMutation>(graphql`
    mutation useBookStockTakingMutation($input: StockTakingInput!) {
      bookStockTaking(input: $input) {
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

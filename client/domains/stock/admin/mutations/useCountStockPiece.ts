import { graphql } from 'react-relay'
import type {
  CountStockPieceInput,
  useCountStockPieceMutation,
} from '../../../../__generated__/useCountStockPieceMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Counts a piece of a stock-taking, by its line or by a scanned code. */
export function useCountStockPiece() {
  const [run, isPending] = useMutationWithRefusals<useCountStockPieceMutation>(graphql`
    mutation useCountStockPieceMutation($input: CountStockPieceInput!) {
      countStockPiece(input: $input) {
        line {
          id
          title
          size
          fit
          color
          sku
          counted
          expected
          difference
          countedAt
          countedBy
        }
        stockTaking {
          id
          countedCount
          differentCount
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CountStockPieceInput) => run({ input }), isPending] as const
}

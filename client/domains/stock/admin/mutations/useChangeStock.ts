import { graphql } from 'react-relay'
import type {
  ChangeStockInput,
  useChangeStockMutation,
} from '../../../../__generated__/useChangeStockMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes stock counts, with the reason that their movements tell. */
export function useChangeStock() {
  const [run, isPending] = useMutationWithRefusals<useChangeStockMutation>(graphql`
    mutation useChangeStockMutation($input: ChangeStockInput!) {
      changeStock(input: $input) {
        items {
          id
          stock
          onShelf
          isLow
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ChangeStockInput) => run({ input }), isPending] as const
}

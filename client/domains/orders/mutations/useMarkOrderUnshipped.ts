import { graphql } from 'react-relay'
import type {
  TakeBackOrderInput,
  useMarkOrderUnshippedMutation,
} from '../../../__generated__/useMarkOrderUnshippedMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Takes back that an order was shipped, or lay ready. */
export function useMarkOrderUnshipped() {
  const [run, isPending] = useMutationWithRefusals<useMarkOrderUnshippedMutation>(graphql`
    mutation useMarkOrderUnshippedMutation($input: TakeBackOrderInput!) {
      markOrderUnshipped(input: $input) {
        order {
          id
          ...AdminOrderPage_order
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: TakeBackOrderInput) => run({ input }), isPending] as const
}

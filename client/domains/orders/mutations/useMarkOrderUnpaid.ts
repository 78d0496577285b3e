import { graphql } from 'react-relay'
import type {
  TakeBackOrderInput,
  useMarkOrderUnpaidMutation,
} from '../../../__generated__/useMarkOrderUnpaidMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Takes back that an order was paid. */
export function useMarkOrderUnpaid() {
  const [run, isPending] = useMutationWithRefusals<useMarkOrderUnpaidMutation>(graphql`
    mutation useMarkOrderUnpaidMutation($input: TakeBackOrderInput!) {
      markOrderUnpaid(input: $input) {
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

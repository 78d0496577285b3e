import { graphql } from 'react-relay'
import type { HeldOrderInput, useRefuseOrderMutation } from '../../../__generated__/useRefuseOrderMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Cancels a held order. The customer is told by mail. */
export function useRefuseOrder() {
  const [run, isPending] = useMutationWithRefusals<useRefuseOrderMutation>(graphql`
    mutation useRefuseOrderMutation($input: HeldOrderInput!) {
      refuseOrder(input: $input) {
        order {
          ...AdminOrderPage_order
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: HeldOrderInput) => run({ input }), isPending] as const
}

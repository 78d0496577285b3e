import { graphql } from 'react-relay'
import type { HeldOrderInput, useReleaseOrderMutation } from '../../../__generated__/useReleaseOrderMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Lets a held order go its way. The customer is told by mail. */
export function useReleaseOrder() {
  const [run, isPending] = useMutationWithRefusals<useReleaseOrderMutation>(graphql`
    mutation useReleaseOrderMutation($input: HeldOrderInput!) {
      releaseOrder(input: $input) {
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

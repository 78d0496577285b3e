import { graphql } from 'react-relay'
import type {
  SetOrderTagsInput,
  useSetOrderTagsMutation,
} from '../../../__generated__/useSetOrderTagsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Gives an order these tags and no others. */
export function useSetOrderTags() {
  const [run, isPending] = useMutationWithRefusals<useSetOrderTagsMutation>(graphql`
    mutation useSetOrderTagsMutation($input: SetOrderTagsInput!) {
      setOrderTags(input: $input) {
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
  return [(input: SetOrderTagsInput) => run({ input }), isPending] as const
}

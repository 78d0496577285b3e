import { graphql } from 'react-relay'
import type {
  DeleteOrderNoteInput,
  useDeleteOrderNoteMutation,
} from '../../../__generated__/useDeleteOrderNoteMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Removes a note that one wrote oneself. */
export function useDeleteOrderNote() {
  const [run, isPending] = useMutationWithRefusals<useDeleteOrderNoteMutation>(graphql`
    mutation useDeleteOrderNoteMutation($input: DeleteOrderNoteInput!) {
      deleteOrderNote(input: $input) {
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
  return [(input: DeleteOrderNoteInput) => run({ input }), isPending] as const
}

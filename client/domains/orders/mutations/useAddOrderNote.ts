import { graphql } from 'react-relay'
import type {
  AddOrderNoteInput,
  useAddOrderNoteMutation,
} from '../../../__generated__/useAddOrderNoteMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Adds a note of the staff to the history of an order. */
export function useAddOrderNote() {
  const [run, isPending] = useMutationWithRefusals<useAddOrderNoteMutation>(graphql`
    mutation useAddOrderNoteMutation($input: AddOrderNoteInput!) {
      addOrderNote(input: $input) {
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
  return [(input: AddOrderNoteInput) => run({ input }), isPending] as const
}

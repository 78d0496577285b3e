import { graphql } from 'react-relay'
import type {
  ChangeOrderNoteInput,
  useChangeOrderNoteMutation,
} from '../../../__generated__/useChangeOrderNoteMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes a note that one wrote oneself. */
export function useChangeOrderNote() {
  const [run, isPending] = useMutationWithRefusals<useChangeOrderNoteMutation>(graphql`
    mutation useChangeOrderNoteMutation($input: ChangeOrderNoteInput!) {
      changeOrderNote(input: $input) {
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
  return [(input: ChangeOrderNoteInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  InvoiceInput,
  useRestoreInvoiceMutation,
} from '../../../../__generated__/useRestoreInvoiceMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Issues a new invoice in place of a cancelled one. */
export function useRestoreInvoice() {
  const [run, isPending] = useMutationWithRefusals<useRestoreInvoiceMutation>(graphql`
    mutation useRestoreInvoiceMutation($input: InvoiceInput!) {
      restoreInvoice(input: $input) {
        document {
          id
          number
          order {
            id
            ...OrderDocuments_order
          }
          corrects {
            id
            viewerCanCancel
            cancellation {
              id
              number
            }
          }
        }
        errors {
          code
          path
          ... on InvoiceIncomplete {
            rule
          }
        }
      }
    }
  `)
  return [(input: InvoiceInput) => run({ input }), isPending] as const
}

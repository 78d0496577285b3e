import { graphql } from 'react-relay'
import type {
  InvoiceInput,
  useCancelInvoiceMutation,
} from '../../../../__generated__/useCancelInvoiceMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes an invoice back. */
export function useCancelInvoice() {
  const [run, isPending] = useMutationWithRefusals<useCancelInvoiceMutation>(graphql`
    mutation useCancelInvoiceMutation($input: InvoiceInput!) {
      cancelInvoice(input: $input) {
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
            ...DocumentPayments_document
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

import { graphql } from 'react-relay'
import type {
  IssueInvoiceInput,
  useIssueInvoiceMutation,
} from '../../../../__generated__/useIssueInvoiceMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Issues the invoice of a web order. */
export function useIssueInvoice() {
  const [run, isPending] = useMutationWithRefusals<useIssueInvoiceMutation>(graphql`
    mutation useIssueInvoiceMutation($input: IssueInvoiceInput!) {
      issueInvoice(input: $input) {
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
  return [(input: IssueInvoiceInput) => run({ input }), isPending] as const
}

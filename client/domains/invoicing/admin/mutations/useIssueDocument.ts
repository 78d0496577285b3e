import { graphql } from 'react-relay'
import type {
  IssueDocumentInput,
  useIssueDocumentMutation,
} from '../../../../__generated__/useIssueDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Issues a draft. */
export function useIssueDocument() {
  const [run, isPending] = useMutationWithRefusals<useIssueDocumentMutation>(graphql`
    mutation useIssueDocumentMutation($input: IssueDocumentInput!) {
      issueDocument(input: $input) {
        document {
          id
          isDraft
          ...DocumentPage_document
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
  return [(input: IssueDocumentInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DocumentInput,
  useUnstrikeDocumentMutation,
} from '../../../../__generated__/useUnstrikeDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes such a cancellation back. */
export function useUnstrikeDocument() {
  const [run, isPending] = useMutationWithRefusals<useUnstrikeDocumentMutation>(graphql`
    mutation useUnstrikeDocumentMutation($input: DocumentInput!) {
      unstrikeDocument(input: $input) {
        document {
          id
          ...DocumentPage_document
          ...DraftEditor_document
        }
        errors {
          code
          path
          message
        }
      }
    }
  `)
  return [(input: DocumentInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  UpdateDocumentInput,
  useUpdateDocumentMutation,
} from '../../../../__generated__/useUpdateDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a draft. */
export function useUpdateDocument() {
  const [run, isPending] = useMutationWithRefusals<useUpdateDocumentMutation>(graphql`
    mutation useUpdateDocumentMutation($input: UpdateDocumentInput!) {
      updateDocument(input: $input) {
        document {
          id
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
  return [(input: UpdateDocumentInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  EditDocumentInput,
  useEditDocumentMutation,
} from '../../../../../__generated__/useEditDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Turns and crops pages of a PDF. */
export function useEditDocument() {
  const [run, isPending] = useMutationWithRefusals<useEditDocumentMutation>(graphql`
    mutation useEditDocumentMutation($input: EditDocumentInput!) {
      editDocument(input: $input) {
        file {
          id
          ...DocumentEditor_file
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: EditDocumentInput) => run({ input }), isPending] as const
}

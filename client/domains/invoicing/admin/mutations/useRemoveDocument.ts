import { graphql } from 'react-relay'
import type {
  DocumentInput,
  useRemoveDocumentMutation,
} from '../../../../__generated__/useRemoveDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Removes a draft for good. */
export function useRemoveDocument() {
  const [run, isPending] = useMutationWithRefusals<useRemoveDocumentMutation>(graphql`
    mutation useRemoveDocumentMutation($input: DocumentInput!) {
      removeDocument(input: $input) {
        removedId
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

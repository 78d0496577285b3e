import { graphql } from 'react-relay'
import type {
  CopyDocumentInput,
  useCopyDocumentMutation,
} from '../../../../__generated__/useCopyDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Copies a document as a draft. */
export function useCopyDocument() {
  const [run, isPending] = useMutationWithRefusals<useCopyDocumentMutation>(graphql`
    mutation useCopyDocumentMutation($input: CopyDocumentInput!) {
      copyDocument(input: $input) {
        document {
          id
          kind
        }
        errors {
          code
          path
          message
        }
      }
    }
  `)
  return [(input: CopyDocumentInput) => run({ input }), isPending] as const
}

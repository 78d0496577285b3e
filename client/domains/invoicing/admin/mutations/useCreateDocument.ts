import { graphql } from 'react-relay'
import type {
  CreateDocumentInput,
  useCreateDocumentMutation,
} from '../../../../__generated__/useCreateDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a draft. */
export function useCreateDocument() {
  const [run, isPending] = useMutationWithRefusals<useCreateDocumentMutation>(graphql`
    mutation useCreateDocumentMutation($input: CreateDocumentInput!) {
      createDocument(input: $input) {
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
  return [(input: CreateDocumentInput) => run({ input }), isPending] as const
}

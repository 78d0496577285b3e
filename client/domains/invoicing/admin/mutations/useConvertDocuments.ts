import { graphql } from 'react-relay'
import type {
  ConvertDocumentsInput,
  useConvertDocumentsMutation,
} from '../../../../__generated__/useConvertDocumentsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a draft of issued documents. */
export function useConvertDocuments() {
  const [run, isPending] = useMutationWithRefusals<useConvertDocumentsMutation>(graphql`
    mutation useConvertDocumentsMutation($input: ConvertDocumentsInput!) {
      convertDocuments(input: $input) {
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
  return [(input: ConvertDocumentsInput) => run({ input }), isPending] as const
}

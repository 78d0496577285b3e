import { graphql } from 'react-relay'
import type {
  StrikeDocumentInput,
  useStrikeDocumentMutation,
} from '../../../../__generated__/useStrikeDocumentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Cancels what is no issued invoice. */
export function useStrikeDocument() {
  const [run, isPending] = useMutationWithRefusals<useStrikeDocumentMutation>(graphql`
    mutation useStrikeDocumentMutation($input: StrikeDocumentInput!) {
      strikeDocument(input: $input) {
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
  return [(input: StrikeDocumentInput) => run({ input }), isPending] as const
}

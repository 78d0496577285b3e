import { graphql } from 'react-relay'
import type {
  UndoTextChangeInput,
  useUndoTextChangeMutation,
} from '../../../../../__generated__/useUndoTextChangeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Takes a change of a text back. */
export function useUndoTextChange() {
  const [run, isPending] = useMutationWithRefusals<useUndoTextChangeMutation>(graphql`
    mutation useUndoTextChangeMutation($input: UndoTextChangeInput!) {
      undoTextChange(input: $input) {
        text {
          id
          ...TextEditor_text
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UndoTextChangeInput) => run({ input }), isPending] as const
}

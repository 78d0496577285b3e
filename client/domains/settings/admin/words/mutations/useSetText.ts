import { graphql } from 'react-relay'
import type { SetTextInput, useSetTextMutation } from '../../../../../__generated__/useSetTextMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Says a text in words of the shop's own, or in the usual ones again. */
export function useSetText() {
  const [run, isPending] = useMutationWithRefusals<useSetTextMutation>(graphql`
    mutation useSetTextMutation($input: SetTextInput!) {
      setText(input: $input) {
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
  return [(input: SetTextInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { UpdateFormInput, useUpdateFormMutation } from '../../../../__generated__/useUpdateFormMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a form. */
export function useUpdateForm() {
  const [run, isPending] = useMutationWithRefusals<useUpdateFormMutation>(graphql`
    mutation useUpdateFormMutation($input: UpdateFormInput!) {
      updateForm(input: $input) {
        form {
          id
          ...FormEditor_form
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateFormInput) => run({ input }), isPending] as const
}

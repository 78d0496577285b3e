import { graphql } from 'react-relay'
import type { CreateFormInput, useCreateFormMutation } from '../../../../__generated__/useCreateFormMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a form. */
export function useCreateForm() {
  const [run, isPending] = useMutationWithRefusals<useCreateFormMutation>(graphql`
    mutation useCreateFormMutation($input: CreateFormInput!) {
      createForm(input: $input) {
        form {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateFormInput) => run({ input }), isPending] as const
}

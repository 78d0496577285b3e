import { graphql } from 'react-relay'
import type {
  DeleteFormsInput,
  useDeleteFormsMutation,
} from '../../../../__generated__/useDeleteFormsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Removes forms with what was answered to them. */
export function useDeleteForms() {
  const [run, isPending] = useMutationWithRefusals<useDeleteFormsMutation>(graphql`
    mutation useDeleteFormsMutation($input: DeleteFormsInput!) {
      deleteForms(input: $input) {
        deletedFormIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteFormsInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DeletePersonsInput,
  useDeletePersonsMutation,
} from '../../../../__generated__/useDeletePersonsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Forgets contact persons. */
export function useDeletePersons() {
  const [run, isPending] = useMutationWithRefusals<useDeletePersonsMutation>(graphql`
    mutation useDeletePersonsMutation($input: DeletePersonsInput!) {
      deletePersons(input: $input) {
        deletedPersonIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeletePersonsInput) => run({ input }), isPending] as const
}

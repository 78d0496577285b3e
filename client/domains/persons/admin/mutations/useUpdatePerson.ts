import { graphql } from 'react-relay'
import type {
  UpdatePersonInput,
  useUpdatePersonMutation,
} from '../../../../__generated__/useUpdatePersonMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a contact person. */
export function useUpdatePerson() {
  const [run, isPending] = useMutationWithRefusals<useUpdatePersonMutation>(graphql`
    mutation useUpdatePersonMutation($input: UpdatePersonInput!) {
      updatePerson(input: $input) {
        person {
          id
          ...PersonEditor_person
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdatePersonInput) => run({ input }), isPending] as const
}

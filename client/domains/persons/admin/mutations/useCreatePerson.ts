import { graphql } from 'react-relay'
import type {
  CreatePersonInput,
  useCreatePersonMutation,
} from '../../../../__generated__/useCreatePersonMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Keeps a new contact person. */
export function useCreatePerson() {
  const [run, isPending] = useMutationWithRefusals<useCreatePersonMutation>(graphql`
    mutation useCreatePersonMutation($input: CreatePersonInput!) {
      createPerson(input: $input) {
        person {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreatePersonInput) => run({ input }), isPending] as const
}

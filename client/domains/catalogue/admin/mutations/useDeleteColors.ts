import { graphql } from 'react-relay'
import type {
  DeleteColorsInput,
  useDeleteColorsMutation,
} from '../../../../__generated__/useDeleteColorsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Deletes colours that nothing comes in. */
export function useDeleteColors() {
  const [run, isPending] = useMutationWithRefusals<useDeleteColorsMutation>(graphql`
    mutation useDeleteColorsMutation($input: DeleteColorsInput!) {
      deleteColors(input: $input) {
        deletedColorIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteColorsInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DeleteThemeInput,
  useDeleteThemeMutation,
} from '../../../../../__generated__/useDeleteThemeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Deletes a saved theme. */
export function useDeleteTheme() {
  const [run, isPending] = useMutationWithRefusals<useDeleteThemeMutation>(graphql`
    mutation useDeleteThemeMutation($input: DeleteThemeInput!) {
      deleteTheme(input: $input) {
        key
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteThemeInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { SaveThemeInput, useSaveThemeMutation } from '../../../../../__generated__/useSaveThemeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Saves a look under a name. */
export function useSaveTheme() {
  const [run, isPending] = useMutationWithRefusals<useSaveThemeMutation>(graphql`
    mutation useSaveThemeMutation($input: SaveThemeInput!) {
      saveTheme(input: $input) {
        key
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: SaveThemeInput) => run({ input }), isPending] as const
}

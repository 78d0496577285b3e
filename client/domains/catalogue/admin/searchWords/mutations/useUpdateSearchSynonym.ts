import { graphql } from 'react-relay'
import type {
  UpdateSearchSynonymInput,
  useUpdateSearchSynonymMutation,
} from '../../../../../__generated__/useUpdateSearchSynonymMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Changes a group of synonyms. */
export function useUpdateSearchSynonym() {
  const [run, isPending] = useMutationWithRefusals<useUpdateSearchSynonymMutation>(graphql`
    mutation useUpdateSearchSynonymMutation($input: UpdateSearchSynonymInput!) {
      updateSearchSynonym(input: $input) {
        synonym { id ...SynonymEditor_synonym }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateSearchSynonymInput) => run({ input }), isPending] as const
}

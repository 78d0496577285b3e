import { graphql } from 'react-relay'
import type {
  DeleteSearchSynonymsInput,
  useDeleteSearchSynonymsMutation,
} from '../../../../../__generated__/useDeleteSearchSynonymsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Deletes groups of synonyms. */
export function useDeleteSearchSynonyms() {
  const [run, isPending] = useMutationWithRefusals<useDeleteSearchSynonymsMutation>(graphql`
    mutation useDeleteSearchSynonymsMutation($input: DeleteSearchSynonymsInput!) {
      deleteSearchSynonyms(input: $input) {
        deletedSynonymIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteSearchSynonymsInput) => run({ input }), isPending] as const
}

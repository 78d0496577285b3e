import { graphql } from 'react-relay'
import type {
  CreateSearchSynonymInput,
  useCreateSearchSynonymMutation,
} from '../../../../../__generated__/useCreateSearchSynonymMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Makes a group of synonyms. */
export function useCreateSearchSynonym() {
  const [run, isPending] = useMutationWithRefusals<useCreateSearchSynonymMutation>(graphql`
    mutation useCreateSearchSynonymMutation($input: CreateSearchSynonymInput!) {
      createSearchSynonym(input: $input) {
        synonym { id ...SynonymEditor_synonym }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateSearchSynonymInput) => run({ input }), isPending] as const
}

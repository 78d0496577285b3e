import { graphql } from 'react-relay'
import type {
  ImportTextsInput,
  useImportTextsMutation,
} from '../../../../../__generated__/useImportTextsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Takes over texts of a file. */
export function useImportTexts() {
  const [run, isPending] = useMutationWithRefusals<useImportTextsMutation>(graphql`
    mutation useImportTextsMutation($input: ImportTextsInput!) {
      importTexts(input: $input) {
        count
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ImportTextsInput) => run({ input }), isPending] as const
}

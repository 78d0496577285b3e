import { graphql } from 'react-relay'
import type {
  CheckProductImportInput,
  useCheckImportMutation,
} from '../../../../__generated__/useCheckImportMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Says what the columns of a table mean and has it compared. */
export function useCheckImport() {
  const [run, isPending] = useMutationWithRefusals<useCheckImportMutation>(graphql`
    mutation useCheckImportMutation($input: CheckProductImportInput!) {
      checkProductImport(input: $input) {
        productImport {
          ...ImportPage_import
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CheckProductImportInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  StartProductImportInput,
  useStartImportMutation,
} from '../../../../__generated__/useStartImportMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Begins to take in a table of the library. */
export function useStartImport() {
  const [run, isPending] = useMutationWithRefusals<useStartImportMutation>(graphql`
    mutation useStartImportMutation($input: StartProductImportInput!) {
      startProductImport(input: $input) {
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
  return [(input: StartProductImportInput) => run({ input }), isPending] as const
}

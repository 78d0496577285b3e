import { graphql } from 'react-relay'
import type { useUndoImportMutation } from '../../../../__generated__/useUndoImportMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes back what an import did. */
export function useUndoImport() {
  const [run, isPending] = useMutationWithRefusals<useUndoImportMutation>(graphql`
    mutation useUndoImportMutation($input: ProductImportInput!) {
      undoProductImport(input: $input) {
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
  return [(importId: string) => run({ input: { importId } }), isPending] as const
}

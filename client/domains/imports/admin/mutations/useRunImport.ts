import { graphql } from 'react-relay'
import type { useRunImportMutation } from '../../../../__generated__/useRunImportMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Writes a checked table into the catalogue. */
export function useRunImport() {
  const [run, isPending] = useMutationWithRefusals<useRunImportMutation>(graphql`
    mutation useRunImportMutation($input: ProductImportInput!) {
      runProductImport(input: $input) {
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

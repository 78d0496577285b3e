import { graphql } from 'react-relay'
import type { useCancelImportMutation } from '../../../../__generated__/useCancelImportMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Calls an import off. */
export function useCancelImport() {
  const [run, isPending] = useMutationWithRefusals<useCancelImportMutation>(graphql`
    mutation useCancelImportMutation($input: ProductImportInput!) {
      cancelProductImport(input: $input) {
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

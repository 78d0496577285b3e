import { graphql } from 'react-relay'
import type {
  RestoreProductFieldsInput,
  useRestoreProductFieldsMutation,
} from '../../../../__generated__/useRestoreProductFieldsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sets fields of a product back to what they were before one of its changes. */
export function useRestoreProductFields() {
  const [run, isPending] = useMutationWithRefusals<useRestoreProductFieldsMutation>(graphql`
    mutation useRestoreProductFieldsMutation($input: RestoreProductFieldsInput!) {
      restoreProductFields(input: $input) {
        product {
          id
          ...ProductEditor_product
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RestoreProductFieldsInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { useDeleteVoucherTemplatesMutation } from '../../../../__generated__/useDeleteVoucherTemplatesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Deletes voucher templates. */
export function useDeleteVoucherTemplates() {
  const [run, isPending] = useMutationWithRefusals<useDeleteVoucherTemplatesMutation>(graphql`
    mutation useDeleteVoucherTemplatesMutation($input: DeleteVoucherTemplatesInput!) {
      deleteVoucherTemplates(input: $input) {
        deletedTemplateIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(templateIds: readonly string[]) => run({ input: { templateIds } }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  UpdateVoucherTemplateInput,
  useUpdateVoucherTemplateMutation,
} from '../../../../__generated__/useUpdateVoucherTemplateMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a voucher template. */
export function useUpdateVoucherTemplate() {
  const [run, isPending] = useMutationWithRefusals<useUpdateVoucherTemplateMutation>(graphql`
    mutation useUpdateVoucherTemplateMutation($input: UpdateVoucherTemplateInput!) {
      updateVoucherTemplate(input: $input) {
        template {
          id
          ...TemplateEditor_template
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateVoucherTemplateInput) => run({ input }), isPending] as const
}

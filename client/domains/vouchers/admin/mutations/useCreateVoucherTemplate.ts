import { graphql } from 'react-relay'
import type {
  CreateVoucherTemplateInput,
  useCreateVoucherTemplateMutation,
} from '../../../../__generated__/useCreateVoucherTemplateMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a voucher template. */
export function useCreateVoucherTemplate() {
  const [run, isPending] = useMutationWithRefusals<useCreateVoucherTemplateMutation>(graphql`
    mutation useCreateVoucherTemplateMutation($input: CreateVoucherTemplateInput!) {
      createVoucherTemplate(input: $input) {
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
  return [(input: CreateVoucherTemplateInput) => run({ input }), isPending] as const
}

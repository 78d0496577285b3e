import { graphql } from 'react-relay'
import type {
  UpdateVoucherInput,
  useUpdateVoucherMutation,
} from '../../../../__generated__/useUpdateVoucherMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes for whom a voucher is, and until when. */
export function useUpdateVoucher() {
  const [run, isPending] = useMutationWithRefusals<useUpdateVoucherMutation>(graphql`
    mutation useUpdateVoucherMutation($input: UpdateVoucherInput!) {
      updateVoucher(input: $input) {
        voucher {
          id
          ...VoucherEditor_voucher
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateVoucherInput) => run({ input }), isPending] as const
}

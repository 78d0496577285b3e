import { graphql } from 'react-relay'
import type {
  SendVoucherInput,
  useSendVoucherMutation,
} from '../../../../__generated__/useSendVoucherMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sends a voucher to its recipient. */
export function useSendVoucher() {
  const [run, isPending] = useMutationWithRefusals<useSendVoucherMutation>(graphql`
    mutation useSendVoucherMutation($input: SendVoucherInput!) {
      sendVoucher(input: $input) {
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
  return [(input: SendVoucherInput) => run({ input }), isPending] as const
}

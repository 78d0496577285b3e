import { graphql } from 'react-relay'
import type {
  CorrectVoucherInput,
  useCorrectVoucherMutation,
} from '../../../../__generated__/useCorrectVoucherMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes what is on a voucher another amount. */
export function useCorrectVoucher() {
  const [run, isPending] = useMutationWithRefusals<useCorrectVoucherMutation>(graphql`
    mutation useCorrectVoucherMutation($input: CorrectVoucherInput!) {
      correctVoucher(input: $input) {
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
  return [(input: CorrectVoucherInput) => run({ input }), isPending] as const
}

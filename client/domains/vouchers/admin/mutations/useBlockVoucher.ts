import { graphql } from 'react-relay'
import type {
  BlockVoucherInput,
  useBlockVoucherMutation,
} from '../../../../__generated__/useBlockVoucherMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Blocks a voucher, or takes that back. */
export function useBlockVoucher() {
  const [run, isPending] = useMutationWithRefusals<useBlockVoucherMutation>(graphql`
    mutation useBlockVoucherMutation($input: BlockVoucherInput!) {
      blockVoucher(input: $input) {
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
  return [(input: BlockVoucherInput) => run({ input }), isPending] as const
}

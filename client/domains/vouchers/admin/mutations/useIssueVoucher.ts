import { graphql } from 'react-relay'
import type {
  IssueVoucherInput,
  useIssueVoucherMutation,
} from '../../../../__generated__/useIssueVoucherMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Issues a voucher. */
export function useIssueVoucher() {
  const [run, isPending] = useMutationWithRefusals<useIssueVoucherMutation>(graphql`
    mutation useIssueVoucherMutation($input: IssueVoucherInput!) {
      issueVoucher(input: $input) {
        voucher {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: IssueVoucherInput) => run({ input }), isPending] as const
}

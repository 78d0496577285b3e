import { graphql } from 'react-relay'
import type { useReceiveBillMutation } from '../../../../../__generated__/useReceiveBillMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Files an e-invoice of a vendor. */
export function useReceiveBill() {
  const [run, isPending] = useMutationWithRefusals<useReceiveBillMutation>(graphql`
    mutation useReceiveBillMutation($input: ReceiveVendorBillInput!) {
      receiveVendorBill(input: $input) {
        bill {
          id
          number
          vendorName
        }
        errors {
          code
          path
          ... on BillUnreadable {
            obstacle
            about
          }
          ... on BillOwn {
            obstacle
            about
          }
          ... on BillExists {
            about
          }
        }
      }
    }
  `)
  const receive = (file: File) => run({ input: { file: null } }, { uploadables: { 'input.file': file } })
  return [receive, isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DecideVendorBillInput,
  useDecideBillMutation,
} from '../../../../../__generated__/useDecideBillMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Says what becomes of a bill. */
export function useDecideBill() {
  const [run, isPending] = useMutationWithRefusals<useDecideBillMutation>(graphql`
    mutation useDecideBillMutation($input: DecideVendorBillInput!) {
      decideVendorBill(input: $input) {
        bill {
          id
          ...BillPage_bill
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const decide = (input: DecideVendorBillInput) => run({ input })
  return [decide, isPending] as const
}

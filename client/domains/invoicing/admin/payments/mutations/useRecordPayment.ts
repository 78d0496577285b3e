import { graphql } from 'react-relay'
import type {
  RecordPaymentInput,
  useRecordPaymentMutation,
} from '../../../../../__generated__/useRecordPaymentMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Books what was paid of an invoice. */
export function useRecordPayment() {
  const [run, isPending] = useMutationWithRefusals<useRecordPaymentMutation>(graphql`
    mutation useRecordPaymentMutation($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        document {
          id
          ...DocumentPayments_document
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RecordPaymentInput) => run({ input }), isPending] as const
}

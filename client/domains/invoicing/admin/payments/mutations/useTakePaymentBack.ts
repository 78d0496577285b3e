import { graphql } from 'react-relay'
import type {
  TakePaymentBackInput,
  useTakePaymentBackMutation,
} from '../../../../../__generated__/useTakePaymentBackMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Takes a payment back that was booked by mistake. */
export function useTakePaymentBack() {
  const [run, isPending] = useMutationWithRefusals<useTakePaymentBackMutation>(graphql`
    mutation useTakePaymentBackMutation($input: TakePaymentBackInput!) {
      takePaymentBack(input: $input) {
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
  return [(input: TakePaymentBackInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  ResendOrderMailInput,
  useResendOrderMailMutation,
} from '../../../__generated__/useResendOrderMailMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Sends a mail about an order once more. */
export function useResendOrderMail() {
  const [run, isPending] = useMutationWithRefusals<useResendOrderMailMutation>(graphql`
    mutation useResendOrderMailMutation($input: ResendOrderMailInput!) {
      resendOrderMail(input: $input) {
        order {
          id
          ...AdminOrderPage_order
        }
        errors {
          code
        }
      }
    }
  `)
  return [(input: ResendOrderMailInput) => run({ input }), isPending] as const
}

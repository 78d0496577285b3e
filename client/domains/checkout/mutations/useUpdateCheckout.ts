import { graphql } from 'react-relay'
import type {
  UpdateCheckoutInput,
  useUpdateCheckoutMutation,
} from '../../../__generated__/useUpdateCheckoutMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps what was entered in the checkout; with `validate` only what completes that step. */
export function useUpdateCheckout() {
  const [run, isPending] = useMutationWithRefusals<useUpdateCheckoutMutation>(graphql`
    mutation useUpdateCheckoutMutation($input: UpdateCheckoutInput!) {
      updateCheckout(input: $input) {
        cart {
          id
          openStep
          ...CheckoutPage_cart
          ...CartSummary_cart
        }
        errors {
          code
          path
          ... on PostcodeInvalid {
            example
          }
          ... on StationInvalid {
            example
          }
        }
      }
    }
  `)
  const updateCheckout = (input: UpdateCheckoutInput) => run({ input })
  return [updateCheckout, isPending] as const
}

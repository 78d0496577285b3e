import { graphql } from 'react-relay'
import type { useEnterCodeMutation } from '../../../__generated__/useEnterCodeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Puts the code of a coupon or a voucher into the cart. */
export function useEnterCode() {
  const [run, isPending] = useMutationWithRefusals<useEnterCodeMutation>(graphql`
    mutation useEnterCodeMutation($input: EnterCodeInput!) {
      enterCode(input: $input) {
        cart {
          id
          openStep
          ...CheckoutPage_cart
          ...CartSummary_cart
          ...CartBar_cart
        }
        errors {
          code
          path
          ... on CouponNotYetValid {
            day
          }
          ... on CouponExpired {
            day
          }
          ... on VoucherExpired {
            day
          }
        }
      }
    }
  `)
  return [(code: string) => run({ input: { code } }), isPending] as const
}

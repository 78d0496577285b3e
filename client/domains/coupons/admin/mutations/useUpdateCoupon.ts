import { graphql } from 'react-relay'
import type {
  UpdateCouponInput,
  useUpdateCouponMutation,
} from '../../../../__generated__/useUpdateCouponMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a coupon. */
export function useUpdateCoupon() {
  const [run, isPending] = useMutationWithRefusals<useUpdateCouponMutation>(graphql`
    mutation useUpdateCouponMutation($input: UpdateCouponInput!) {
      updateCoupon(input: $input) {
        coupon {
          id
          ...CouponEditor_coupon
        }
        errors {
          code
          path
          ... on CouponAboveLowestPrice {
            products
          }
        }
      }
    }
  `)
  return [(input: UpdateCouponInput) => run({ input }), isPending] as const
}

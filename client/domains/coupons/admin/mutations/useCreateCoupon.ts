import { graphql } from 'react-relay'
import type {
  CreateCouponInput,
  useCreateCouponMutation,
} from '../../../../__generated__/useCreateCouponMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a coupon. */
export function useCreateCoupon() {
  const [run, isPending] = useMutationWithRefusals<useCreateCouponMutation>(graphql`
    mutation useCreateCouponMutation($input: CreateCouponInput!) {
      createCoupon(input: $input) {
        coupon {
          id
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
  return [(input: CreateCouponInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DeleteCouponsInput,
  useDeleteCouponsMutation,
} from '../../../../__generated__/useDeleteCouponsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Deletes coupons; orders keep what they were granted. */
export function useDeleteCoupons() {
  const [run, isPending] = useMutationWithRefusals<useDeleteCouponsMutation>(graphql`
    mutation useDeleteCouponsMutation($input: DeleteCouponsInput!) {
      deleteCoupons(input: $input) {
        deletedCouponIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteCouponsInput) => run({ input }), isPending] as const
}

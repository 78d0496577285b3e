import { graphql } from 'react-relay'
import type {
  RestoreCouponsInput,
  useRestoreCouponsMutation,
} from '../../../../__generated__/useRestoreCouponsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Brings deleted coupons back, switched off. */
export function useRestoreCoupons() {
  const [run, isPending] = useMutationWithRefusals<useRestoreCouponsMutation>(graphql`
    mutation useRestoreCouponsMutation($input: RestoreCouponsInput!) {
      restoreCoupons(input: $input) {
        restoredCouponIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RestoreCouponsInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  GenerateCouponCodesInput,
  useGenerateCouponCodesMutation,
} from '../../../../__generated__/useGenerateCouponCodesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes codes of a series. */
export function useGenerateCouponCodes() {
  const [run, isPending] = useMutationWithRefusals<useGenerateCouponCodesMutation>(graphql`
    mutation useGenerateCouponCodesMutation($input: GenerateCouponCodesInput!) {
      generateCouponCodes(input: $input) {
        count
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: GenerateCouponCodesInput) => run({ input }), isPending] as const
}

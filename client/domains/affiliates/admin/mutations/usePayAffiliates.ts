import { graphql } from 'react-relay'
import type {
  PayAffiliatesInput,
  usePayAffiliatesMutation,
} from '../../../../__generated__/usePayAffiliatesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Notes that partners were paid what is due to them. */
export function usePayAffiliates() {
  const [run, isPending] = useMutationWithRefusals<usePayAffiliatesMutation>(graphql`
    mutation usePayAffiliatesMutation($input: PayAffiliatesInput!) {
      payAffiliates(input: $input) {
        affiliates {
          id
          ...AffiliateEditor_affiliate
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: PayAffiliatesInput) => run({ input }), isPending] as const
}

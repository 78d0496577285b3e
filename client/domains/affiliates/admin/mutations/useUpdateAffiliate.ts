import { graphql } from 'react-relay'
import type {
  UpdateAffiliateInput,
  useUpdateAffiliateMutation,
} from '../../../../__generated__/useUpdateAffiliateMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a partner. */
export function useUpdateAffiliate() {
  const [run, isPending] = useMutationWithRefusals<useUpdateAffiliateMutation>(graphql`
    mutation useUpdateAffiliateMutation($input: UpdateAffiliateInput!) {
      updateAffiliate(input: $input) {
        affiliate {
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
  return [(input: UpdateAffiliateInput) => run({ input }), isPending] as const
}

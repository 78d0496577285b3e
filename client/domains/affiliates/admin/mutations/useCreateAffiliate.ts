import { graphql } from 'react-relay'
import type {
  CreateAffiliateInput,
  useCreateAffiliateMutation,
} from '../../../../__generated__/useCreateAffiliateMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a partner. */
export function useCreateAffiliate() {
  const [run, isPending] = useMutationWithRefusals<useCreateAffiliateMutation>(graphql`
    mutation useCreateAffiliateMutation($input: CreateAffiliateInput!) {
      createAffiliate(input: $input) {
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
  return [(input: CreateAffiliateInput) => run({ input }), isPending] as const
}

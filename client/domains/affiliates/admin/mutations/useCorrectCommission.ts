import { graphql } from 'react-relay'
import type {
  CorrectCommissionInput,
  useCorrectCommissionMutation,
} from '../../../../__generated__/useCorrectCommissionMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a commission another amount, by an entry with reason and person. */
export function useCorrectCommission() {
  const [run, isPending] = useMutationWithRefusals<useCorrectCommissionMutation>(graphql`
    mutation useCorrectCommissionMutation($input: CorrectCommissionInput!) {
      correctCommission(input: $input) {
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
  return [(input: CorrectCommissionInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type { ChangeBuyerInput, useChangeBuyerMutation } from '../../../__generated__/useChangeBuyerMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Changes what a buyer may do, or suspends them. */
export function useChangeBuyer() {
  const [run, isPending] = useMutationWithRefusals<useChangeBuyerMutation>(graphql`
    mutation useChangeBuyerMutation($input: ChangeBuyerInput!) {
      changeBuyer(input: $input) {
        company {
          id
          ...CompanyBuyers_company
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ChangeBuyerInput) => run({ input }), isPending] as const
}

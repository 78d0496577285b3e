import { graphql } from 'react-relay'
import type { RemoveBuyerInput, useRemoveBuyerMutation } from '../../../__generated__/useRemoveBuyerMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Dismisses a buyer. */
export function useRemoveBuyer() {
  const [run, isPending] = useMutationWithRefusals<useRemoveBuyerMutation>(graphql`
    mutation useRemoveBuyerMutation($input: RemoveBuyerInput!) {
      removeBuyer(input: $input) {
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
  return [(input: RemoveBuyerInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  RequestCompanyInput,
  useRequestCompanyMutation,
} from '../../../__generated__/useRequestCompanyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Asks for a company account. */
export function useRequestCompany() {
  const [run, isPending] = useMutationWithRefusals<useRequestCompanyMutation>(graphql`
    mutation useRequestCompanyMutation($input: RequestCompanyInput!) {
      requestCompany(input: $input) {
        viewer {
          ...CompanyPage_viewer
        }
        errors {
          code
          path
          ... on PostcodeInvalid {
            example
          }
        }
      }
    }
  `)
  return [(input: RequestCompanyInput) => run({ input }), isPending] as const
}

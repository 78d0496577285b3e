import { graphql } from 'react-relay'
import type {
  UpdateCompanyInput,
  useUpdateCompanyMutation,
} from '../../../../__generated__/useUpdateCompanyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a company. */
export function useUpdateCompany() {
  const [run, isPending] = useMutationWithRefusals<useUpdateCompanyMutation>(graphql`
    mutation useUpdateCompanyMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          id
          ...CompanyEditor_company
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: UpdateCompanyInput) => run({ input }), isPending] as const
}

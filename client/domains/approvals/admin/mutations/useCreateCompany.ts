import { graphql } from 'react-relay'
import type {
  CreateCompanyInput,
  useCreateCompanyMutation,
} from '../../../../__generated__/useCreateCompanyMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sets up a company. */
export function useCreateCompany() {
  const [run, isPending] = useMutationWithRefusals<useCreateCompanyMutation>(graphql`
    mutation useCreateCompanyMutation($input: CreateCompanyInput!) {
      createCompany(input: $input) {
        company {
          id
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateCompanyInput) => run({ input }), isPending] as const
}

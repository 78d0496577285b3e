import { graphql } from 'react-relay'
import type {
  CreateProductGroupInput,
  useCreateProductGroupMutation,
} from '../../../../__generated__/useCreateProductGroupMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a product group. */
export function useCreateProductGroup() {
  const [run, isPending] = useMutationWithRefusals<useCreateProductGroupMutation>(graphql`
    mutation useCreateProductGroupMutation($input: CreateProductGroupInput!) {
      createProductGroup(input: $input) {
        management {
          groupId
          ...GroupEditor_group
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: CreateProductGroupInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  UpdateProductGroupInput,
  useUpdateProductGroupMutation,
} from '../../../../__generated__/useUpdateProductGroupMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a product group. */
export function useUpdateProductGroup() {
  const [run, isPending] = useMutationWithRefusals<useUpdateProductGroupMutation>(graphql`
    mutation useUpdateProductGroupMutation($input: UpdateProductGroupInput!) {
      updateProductGroup(input: $input) {
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
  return [(input: UpdateProductGroupInput) => run({ input }), isPending] as const
}

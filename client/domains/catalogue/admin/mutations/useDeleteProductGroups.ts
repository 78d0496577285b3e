import { graphql } from 'react-relay'
import type {
  DeleteProductGroupsInput,
  useDeleteProductGroupsMutation,
} from '../../../../__generated__/useDeleteProductGroupsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes groups out of the shop; their products stay. */
export function useDeleteProductGroups() {
  const [run, isPending] = useMutationWithRefusals<useDeleteProductGroupsMutation>(graphql`
    mutation useDeleteProductGroupsMutation($input: DeleteProductGroupsInput!) {
      deleteProductGroups(input: $input) {
        deletedGroupIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteProductGroupsInput) => run({ input }), isPending] as const
}

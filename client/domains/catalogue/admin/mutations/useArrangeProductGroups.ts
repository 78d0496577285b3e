import { graphql } from 'react-relay'
import type {
  ArrangeProductGroupsInput,
  useArrangeProductGroupsMutation,
} from '../../../../__generated__/useArrangeProductGroupsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Orders product groups, and moves them below others. */
export function useArrangeProductGroups() {
  const [run, isPending] = useMutationWithRefusals<useArrangeProductGroupsMutation>(graphql`
    mutation useArrangeProductGroupsMutation($input: ArrangeProductGroupsInput!) {
      arrangeProductGroups(input: $input) {
        tree {
          ...GroupTreeEditor_tree
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ArrangeProductGroupsInput) => run({ input }), isPending] as const
}

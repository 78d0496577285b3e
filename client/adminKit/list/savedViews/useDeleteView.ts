import { graphql } from 'react-relay'
import type { useDeleteViewMutation } from '../../../__generated__/useDeleteViewMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Forgets a view of a list. */
export function useDeleteView() {
  const [run, isPending] = useMutationWithRefusals<useDeleteViewMutation>(graphql`
    mutation useDeleteViewMutation($input: DeleteViewInput!, $list: String!) {
      deleteView(input: $input) {
        viewer {
          account {
            id
            savedViews(list: $list) {
              id
              title
              search
            }
          }
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(list: string, savedViewId: string) => run({ input: { savedViewId }, list }), isPending] as const
}

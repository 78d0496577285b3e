import { graphql } from 'react-relay'
import type { SaveViewInput, useSaveViewMutation } from '../../../__generated__/useSaveViewMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps how a list is looked at, under a name. */
export function useSaveView() {
  const [run, isPending] = useMutationWithRefusals<useSaveViewMutation>(graphql`
    mutation useSaveViewMutation($input: SaveViewInput!, $list: String!) {
      saveView(input: $input) {
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
  return [(input: SaveViewInput) => run({ input, list: input.list }), isPending] as const
}

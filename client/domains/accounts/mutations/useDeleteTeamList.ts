import { graphql } from 'react-relay'
import type { useDeleteTeamListMutation } from '../../../__generated__/useDeleteTeamListMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Forgets a list of a team. */
export function useDeleteTeamList() {
  const [run, isPending] = useMutationWithRefusals<useDeleteTeamListMutation>(graphql`
    mutation useDeleteTeamListMutation($input: DeleteTeamListInput!) {
      deleteTeamList(input: $input) {
        viewer {
          account {
            id
            teamLists {
              id
              title
              entries {
                name
                number
                size
              }
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
  return [(teamListId: string) => run({ input: { teamListId } }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  SaveTeamListInput,
  useSaveTeamListMutation,
} from '../../../__generated__/useSaveTeamListMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'

/** Keeps a list of a team, a new one or in place of one. */
export function useSaveTeamList() {
  const [run, isPending] = useMutationWithRefusals<useSaveTeamListMutation>(graphql`
    mutation useSaveTeamListMutation($input: SaveTeamListInput!) {
      saveTeamList(input: $input) {
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
  return [(input: SaveTeamListInput) => run({ input }), isPending] as const
}

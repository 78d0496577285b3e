import { graphql } from 'react-relay'
import type {
  SetReorderLevelInput,
  useSetReorderLevelMutation,
} from '../../../../__generated__/useSetReorderLevelMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sets from which stock on pieces count as low. */
export function useSetReorderLevel() {
  const [run, isPending] = useMutationWithRefusals<useSetReorderLevelMutation>(graphql`
    mutation useSetReorderLevelMutation($input: SetReorderLevelInput!) {
      setReorderLevel(input: $input) {
        items {
          id
          reorderLevel
          isLow
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: SetReorderLevelInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  DismissSearchMissesInput,
  useDismissSearchMissesMutation,
} from '../../../../../__generated__/useDismissSearchMissesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Takes words off the list of those that found nothing. */
export function useDismissSearchMisses() {
  const [run, isPending] = useMutationWithRefusals<useDismissSearchMissesMutation>(graphql`
    mutation useDismissSearchMissesMutation($input: DismissSearchMissesInput!) {
      dismissSearchMisses(input: $input) {
        dismissedMissIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DismissSearchMissesInput) => run({ input }), isPending] as const
}

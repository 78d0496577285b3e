import { graphql } from 'react-relay'
import type {
  ArrangeColorsInput,
  useArrangeColorsMutation,
} from '../../../../__generated__/useArrangeColorsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Puts colours into an order. */
export function useArrangeColors() {
  const [run, isPending] = useMutationWithRefusals<useArrangeColorsMutation>(graphql`
    mutation useArrangeColorsMutation($input: ArrangeColorsInput!) {
      arrangeColors(input: $input) {
        movedColorIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: ArrangeColorsInput) => run({ input }), isPending] as const
}

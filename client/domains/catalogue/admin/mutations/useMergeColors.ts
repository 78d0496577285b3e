import { graphql } from 'react-relay'
import type {
  MergeColorsInput,
  useMergeColorsMutation,
} from '../../../../__generated__/useMergeColorsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes one colour of two. */
export function useMergeColors() {
  const [run, isPending] = useMutationWithRefusals<useMergeColorsMutation>(graphql`
    mutation useMergeColorsMutation($input: MergeColorsInput!) {
      mergeColors(input: $input) {
        management {
          colorId
          ...ColorEditor_color
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: MergeColorsInput) => run({ input }), isPending] as const
}

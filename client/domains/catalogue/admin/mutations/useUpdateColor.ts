import { graphql } from 'react-relay'
import type {
  UpdateColorInput,
  useUpdateColorMutation,
} from '../../../../__generated__/useUpdateColorMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes a colour. */
export function useUpdateColor() {
  const [run, isPending] = useMutationWithRefusals<useUpdateColorMutation>(graphql`
    mutation useUpdateColorMutation($input: UpdateColorInput!) {
      updateColor(input: $input) {
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
  return [(input: UpdateColorInput) => run({ input }), isPending] as const
}

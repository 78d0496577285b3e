import { graphql } from 'react-relay'
import type {
  CreateColorInput,
  useCreateColorMutation,
} from '../../../../__generated__/useCreateColorMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Makes a colour. */
export function useCreateColor() {
  const [run, isPending] = useMutationWithRefusals<useCreateColorMutation>(graphql`
    mutation useCreateColorMutation($input: CreateColorInput!) {
      createColor(input: $input) {
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
  return [(input: CreateColorInput) => run({ input }), isPending] as const
}

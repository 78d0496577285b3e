import { graphql } from 'react-relay'
import type {
  RemoveLookFileInput,
  useRemoveLookFileMutation,
} from '../../../../../__generated__/useRemoveLookFileMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Removes a file that no look shows. */
export function useRemoveLookFile() {
  const [run, isPending] = useMutationWithRefusals<useRemoveLookFileMutation>(graphql`
    mutation useRemoveLookFileMutation($input: RemoveLookFileInput!) {
      removeLookFile(input: $input) {
        key
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RemoveLookFileInput) => run({ input }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  TrashFilesInput,
  useTrashFilesMutation,
} from '../../../../../__generated__/useTrashFilesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Puts files into the trash. */
export function useTrashFiles() {
  const [run, isPending] = useMutationWithRefusals<useTrashFilesMutation>(graphql`
    mutation useTrashFilesMutation($input: TrashFilesInput!) {
      trashFiles(input: $input) {
        files {
          id
          deletedAt
          revision
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: TrashFilesInput) => run({ input }), isPending] as const
}

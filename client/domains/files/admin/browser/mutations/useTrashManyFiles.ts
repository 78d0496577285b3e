import { graphql } from 'react-relay'
import type {
  TrashFilesInput,
  useTrashManyFilesMutation,
} from '../../../../../__generated__/useTrashManyFilesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Puts files into the trash. */
export function useTrashManyFiles() {
  const [run, isPending] = useMutationWithRefusals<useTrashManyFilesMutation>(graphql`
    mutation useTrashManyFilesMutation($input: TrashFilesInput!) {
      trashFiles(input: $input) {
        files {
          id
          ...fileRow_file
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

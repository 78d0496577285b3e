import { graphql } from 'react-relay'
import type {
  DeleteFilesInput,
  useDeleteFilesMutation,
} from '../../../../../__generated__/useDeleteFilesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Deletes files for good. */
export function useDeleteFiles() {
  const [run, isPending] = useMutationWithRefusals<useDeleteFilesMutation>(graphql`
    mutation useDeleteFilesMutation($input: DeleteFilesInput!) {
      deleteFiles(input: $input) {
        deletedFileIds
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: DeleteFilesInput) => run({ input }), isPending] as const
}

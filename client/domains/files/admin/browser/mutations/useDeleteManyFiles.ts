import { graphql } from 'react-relay'
import type {
  DeleteFilesInput,
  useDeleteManyFilesMutation,
} from '../../../../../__generated__/useDeleteManyFilesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Deletes files of the trash for good. */
export function useDeleteManyFiles() {
  const [run, isPending] = useMutationWithRefusals<useDeleteManyFilesMutation>(graphql`
    mutation useDeleteManyFilesMutation($input: DeleteFilesInput!) {
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

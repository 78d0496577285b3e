import { graphql } from 'react-relay'
import type {
  RestoreFilesInput,
  useRestoreFilesMutation,
} from '../../../../../__generated__/useRestoreFilesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Brings files back out of the trash. */
export function useRestoreFiles() {
  const [run, isPending] = useMutationWithRefusals<useRestoreFilesMutation>(graphql`
    mutation useRestoreFilesMutation($input: RestoreFilesInput!) {
      restoreFiles(input: $input) {
        files {
          id
          ...FileEditor_file
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RestoreFilesInput) => run({ input }), isPending] as const
}

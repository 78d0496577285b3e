import { graphql } from 'react-relay'
import type {
  RestoreFilesInput,
  useRestoreManyFilesMutation,
} from '../../../../../__generated__/useRestoreManyFilesMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Brings files back out of the trash. */
export function useRestoreManyFiles() {
  const [run, isPending] = useMutationWithRefusals<useRestoreManyFilesMutation>(graphql`
    mutation useRestoreManyFilesMutation($input: RestoreFilesInput!) {
      restoreFiles(input: $input) {
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
  return [(input: RestoreFilesInput) => run({ input }), isPending] as const
}

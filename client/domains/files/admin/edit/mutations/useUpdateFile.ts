import { graphql } from 'react-relay'
import type {
  UpdateFileInput,
  useUpdateFileMutation,
} from '../../../../../__generated__/useUpdateFileMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Changes what is said of a file. */
export function useUpdateFile() {
  const [run, isPending] = useMutationWithRefusals<useUpdateFileMutation>(graphql`
    mutation useUpdateFileMutation($input: UpdateFileInput!) {
      updateFile(input: $input) {
        file {
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
  return [(input: UpdateFileInput) => run({ input }), isPending] as const
}

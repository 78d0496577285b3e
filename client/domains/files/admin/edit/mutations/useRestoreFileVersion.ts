import { graphql } from 'react-relay'
import type {
  RestoreFileVersionInput,
  useRestoreFileVersionMutation,
} from '../../../../../__generated__/useRestoreFileVersionMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Gives a file back what it was. */
export function useRestoreFileVersion() {
  const [run, isPending] = useMutationWithRefusals<useRestoreFileVersionMutation>(graphql`
    mutation useRestoreFileVersionMutation($input: RestoreFileVersionInput!) {
      restoreFileVersion(input: $input) {
        file {
          id
          ...FileEditor_file
          ...PictureEditor_file
          ...DocumentEditor_file
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(input: RestoreFileVersionInput) => run({ input }), isPending] as const
}

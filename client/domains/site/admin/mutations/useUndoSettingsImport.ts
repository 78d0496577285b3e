import { graphql } from 'react-relay'
import type { useUndoSettingsImportMutation } from '../../../../__generated__/useUndoSettingsImportMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Sets all that an import changed back. */
export function useUndoSettingsImport() {
  const [run, isPending] = useMutationWithRefusals<useUndoSettingsImportMutation>(graphql`
    mutation useUndoSettingsImportMutation($input: UndoSettingsImportInput!) {
      undoSettingsImport(input: $input) {
        importId
        changes {
          section
          name
          before
          after
        }
        errors {
          code
          path
        }
      }
    }
  `)
  return [(importId: string) => run({ input: { importId } }), isPending] as const
}

import { graphql } from 'react-relay'
import type {
  ImportSettingsInput,
  useImportSettingsMutation,
} from '../../../../__generated__/useImportSettingsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Takes over a file of settings, or only tells what it would change. */
export function useImportSettings() {
  const [run, isPending] = useMutationWithRefusals<useImportSettingsMutation>(graphql`
    mutation useImportSettingsMutation($input: ImportSettingsInput!) {
      importSettings(input: $input) {
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
  return [(input: ImportSettingsInput) => run({ input }), isPending] as const
}

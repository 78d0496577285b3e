import { graphql } from 'react-relay'
import type {
  UpdateSettingsInput,
  useUpdateUploadSettingsMutation,
} from '../../../../../__generated__/useUpdateUploadSettingsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../../relay/useMutationWithRefusals.ts'

/** Changes what comes into the library. */
export function useUpdateUploadSettings() {
  const [run, isPending] = useMutationWithRefusals<useUpdateUploadSettingsMutation>(graphql`
    mutation useUpdateUploadSettingsMutation($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        section {
          ...UploadSettingsEditor_section
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const update = (input: UpdateSettingsInput) =>
    run(
      { input },
      {
        updater: store => {
          // It has no id by which the page would find what changed.
          const section = store.getRootField('updateSettings')?.getLinkedRecord('section')
          if (section) store.getRoot().setLinkedRecord(section, 'settingsSection', { key: input.section })
        },
      },
    )
  return [update, isPending] as const
}

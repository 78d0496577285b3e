import { graphql } from 'react-relay'
import type {
  UpdateSettingsInput,
  useUpdateSettingsMutation,
} from '../../../../__generated__/useUpdateSettingsMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../../relay/useMutationWithRefusals.ts'

/** Changes fields of one section of the settings. */
export function useUpdateSettings() {
  const [run, isPending] = useMutationWithRefusals<useUpdateSettingsMutation>(graphql`
    mutation useUpdateSettingsMutation($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        section {
          ...GeneralEditor_section
        }
        opening {
          ...OpeningState_opening
          ...GeneralEditor_opening
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
          // Neither has an id by which the page would find what changed.
          const payload = store.getRootField('updateSettings')
          const [section, opening] = [payload?.getLinkedRecord('section'), payload?.getLinkedRecord('opening')]
          if (section) store.getRoot().setLinkedRecord(section, 'settingsSection', { key: input.section })
          if (opening) store.getRoot().setLinkedRecord(opening, 'shopOpening')
        },
      },
    )
  return [update, isPending] as const
}

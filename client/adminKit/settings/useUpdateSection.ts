import { graphql } from 'react-relay'
import type {
  UpdateSettingsInput,
  useUpdateSectionMutation,
} from '../../__generated__/useUpdateSectionMutation.graphql.ts'
import { useMutationWithRefusals } from '../../relay/useMutationWithRefusals.ts'
import { keepSection } from './keepSection.ts'

/** Changes fields of one section of the settings. */
export function useUpdateSection() {
  const [run, isPending] = useMutationWithRefusals<useUpdateSectionMutation>(graphql`
    mutation useUpdateSectionMutation($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        section {
          ...SectionEditor_section
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const update = (input: UpdateSettingsInput) =>
    run({ input }, { updater: store => keepSection(store, 'updateSettings', input.section) })
  return [update, isPending] as const
}

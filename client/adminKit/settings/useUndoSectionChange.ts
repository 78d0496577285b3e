import { graphql } from 'react-relay'
import type {
  UndoSettingsChangeInput,
  useUndoSectionChangeMutation,
} from '../../__generated__/useUndoSectionChangeMutation.graphql.ts'
import { useMutationWithRefusals } from '../../relay/useMutationWithRefusals.ts'
import { keepSection } from './keepSection.ts'

/** Sets the fields of one change of a section back to what they were before it. */
export function useUndoSectionChange(section: string) {
  const [run, isPending] = useMutationWithRefusals<useUndoSectionChangeMutation>(graphql`
    mutation useUndoSectionChangeMutation($input: UndoSettingsChangeInput!) {
      undoSettingsChange(input: $input) {
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
  const undo = (input: UndoSettingsChangeInput) =>
    run({ input }, { updater: store => keepSection(store, 'undoSettingsChange', section) })
  return [undo, isPending] as const
}

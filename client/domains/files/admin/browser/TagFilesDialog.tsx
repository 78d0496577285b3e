import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { TagFilesInput as accepted } from '../../../../schema/accepted.ts'
import type { FileRow } from './fileRow.ts'

interface Tags {
  add: readonly string[]
  remove: readonly string[]
}

const fields: readonly EditField<Tags>[] = [
  { path: 'add', label: 'files.tags.add', control: { kind: 'words', accepted: accepted.add } },
  {
    path: 'remove',
    label: 'files.tags.remove',
    hint: 'files.tags.removeHint',
    control: { kind: 'words', accepted: accepted.remove },
  },
]

export interface TagFilesDialogProps {
  files: readonly FileRow[]
  onClose: () => void
  onChosen: (changes: { add: string[]; remove: string[] }) => void
}

/** Which tags several files get and lose. */
export function TagFilesDialog({ files, onClose, onChosen }: TagFilesDialogProps) {
  return (
    <FormDialog<Tags>
      isOpen
      onClose={onClose}
      title={{ id: 'files.tags.title', values: { count: files.length } }}
      verb="files.tags.verb"
      initial={{ add: [], remove: [] }}
      fields={fields}
      submit={async ({ add, remove }) => {
        if (add.length + remove.length > 0) onChosen({ add: [...add], remove: [...remove] })
        return { isDone: true, refusals: [] }
      }}
    />
  )
}

import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../../../../adminKit/edit/FormDialog.tsx'
import type { TreeGroup } from './GroupTree.tsx'
import { hindrance, type Levels, type TreeRow, withParent } from './groupTree.ts'

export interface AlsoBelowDialogProps {
  row: TreeRow
  groups: ReadonlyMap<string, TreeGroup>
  levels: Levels
  write: (levels: Levels) => void
  onClose: () => void
}

/** Asks below which further group one shall stand. */
export function AlsoBelowDialog({ row, groups, levels, write, onClose }: AlsoBelowDialogProps) {
  const options = [...groups.values()]
    .filter(({ id }) => hindrance(levels, row.id, id, null) === null)
    .toSorted((one, other) => one.title.localeCompare(other.title))
    .map(({ id, title }) => ({ value: id, label: { text: title } }))
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={{ id: 'admin.groups.tree.addTitle', values: { name: groups.get(row.id)?.title ?? '' } }}
      verb="admin.groups.tree.addVerb"
      text={<FormattedMessage id="admin.groups.tree.addText" />}
      initial={{ parent: '' }}
      fields={[
        {
          path: 'parent',
          label: 'admin.groups.tree.addField',
          control: { kind: 'choice', options: [{ value: '', label: 'admin.groups.tree.choose' }, ...options] },
          isRequired: true,
        },
      ]}
      submit={async ({ parent }) => {
        write(withParent(levels, row.id, parent))
        return { isDone: true, refusals: [] }
      }}
    />
  )
}

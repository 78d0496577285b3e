import { useIntl } from 'react-intl'
import { useChanges } from '../../../adminKit/changes.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../adminKit/edit/fields.ts'
import { useRouter } from '../../../router/RouterContext.ts'
import { StartStockTakingInput as accepted } from '../../../schema/accepted.ts'
import { useStartStockTaking } from './mutations/useStartStockTaking.ts'
import { takingPath } from './stockPaths.ts'

interface Taking {
  readonly name: string
  readonly scope: 'ALL' | 'GROUP' | 'CHOSEN'
  readonly groupId: string
  readonly countsBound: boolean
}

export interface StartTakingDialogProps {
  groups: readonly { readonly id: string; readonly title: string }[]
  /** The pieces that are counted alone; without any everything or a group. */
  itemIds?: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** Asks what is counted, and leads to the new stock-taking. */
export function StartTakingDialog({ groups, itemIds, isOpen, onClose }: StartTakingDialogProps) {
  const intl = useIntl()
  const router = useRouter()
  const changes = useChanges()
  const [start] = useStartStockTaking()
  const fields: readonly EditField<Taking>[] = [
    {
      path: 'name',
      label: 'admin.takings.name',
      hint: 'admin.takings.nameHint',
      longest: accepted.name.characters,
      isRequired: true,
    },
    {
      path: 'scope',
      label: 'admin.takings.scope',
      isShown: () => !itemIds,
      control: {
        kind: 'choice',
        options: [
          { value: 'ALL', label: 'admin.takings.scope.ALL' },
          { value: 'GROUP', label: 'admin.takings.scope.GROUP' },
        ],
      },
    },
    {
      path: 'groupId',
      label: 'admin.stock.group',
      isRequired: true,
      isShown: ({ scope }) => scope === 'GROUP',
      control: {
        kind: 'choice',
        options: [
          { value: '', label: 'admin.takings.chooseGroup' },
          ...groups.map(({ id, title }) => ({ value: id, label: { text: title } })),
        ],
      },
    },
    {
      path: 'countsBound',
      label: 'admin.takings.countsBound',
      hint: 'admin.takings.countsBoundHint',
      control: { kind: 'checkbox' },
    },
  ]
  const name = intl.formatMessage({ id: 'admin.takings.nameOf' }, { day: new Date() })
  const initial: Taking = { name, scope: itemIds ? 'CHOSEN' : 'ALL', groupId: '', countsBound: true }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        itemIds ? { id: 'admin.takings.startTitleOf', values: { count: itemIds.length } } : 'admin.takings.startTitle'
      }
      verb="admin.takings.start"
      initial={initial}
      fields={fields}
      submit={async ({ scope, groupId, countsBound, ...form }) => {
        const answer = await start({
          ...{ name: form.name.trim(), scope, countsBound },
          groupId: scope === 'GROUP' ? groupId : null,
          itemIds: itemIds ?? null,
        })
        const id = answer.payload?.stockTaking?.id
        if (answer.isDone && id) {
          changes.note()
          router.navigate(takingPath(id))
        }
        return answer
      }}
      refusalTexts={{ NOT_FOUND: 'admin.takings.nothingToCount' }}
    />
  )
}

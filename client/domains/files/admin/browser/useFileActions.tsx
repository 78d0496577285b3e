import { useIntl } from 'react-intl'
import type { ListAction, Outcome } from '../../../../adminKit/list/actions.ts'
import { ReloadIcon, TagIcon } from '../../../../ui/icons.tsx'
import { DownloadIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { downloadZip } from '../edit/downloadZip.ts'
import type { FileRow } from './fileRow.ts'
import { useDeleteManyFiles } from './mutations/useDeleteManyFiles.ts'
import { useRestoreManyFiles } from './mutations/useRestoreManyFiles.ts'
import { useTagFiles } from './mutations/useTagFiles.ts'
import { useTrashManyFiles } from './mutations/useTrashManyFiles.ts'
import { TagFilesDialog } from './TagFilesDialog.tsx'
import { TrashFilesDialog } from './TrashFilesDialog.tsx'

const idsOf = (files: readonly FileRow[]) => files.map(file => file.id)

/** What can be done with files: one or many, of the library or of the trash. */
export function useFileActions(): readonly ListAction<FileRow>[] {
  const intl = useIntl()
  const toasts = useToasts()
  const [tag] = useTagFiles()
  const [trash] = useTrashManyFiles()
  const [restore] = useRestoreManyFiles()
  const [remove] = useDeleteManyFiles()
  const failed = intl.formatMessage({ id: 'ui.failure.title' })
  const refused = (code: string | undefined) =>
    intl.formatMessage({ id: code === 'FILE_IN_USE' ? 'files.inUse' : code ? 'files.refused' : 'ui.failure.title' })
  /** Done are those that the answer holds; of the others it says why not. */
  const outcomesOf = (files: readonly FileRow[], done: readonly { readonly id: string }[], why: string): Outcome[] => {
    const ids = new Set(done.map(({ id }) => id))
    return files.map(({ id }) => (ids.has(id) ? null : why))
  }
  const restoreMany = async (files: readonly FileRow[]) => {
    const { isDone, payload } = await restore({ fileIds: idsOf(files) })
    return outcomesOf(files, isDone ? (payload?.files ?? []) : [], failed)
  }
  const isThere = (file: FileRow) => file.viewerCanEdit && !file.deletedAt
  const isTrashed = (file: FileRow) => file.viewerCanEdit && !!file.deletedAt
  const count = (files: readonly FileRow[]) => ({ count: files.length, name: files[0]?.name })
  return [
    {
      key: 'tags',
      label: 'files.act.tags',
      icon: <TagIcon size={18} />,
      isMain: true,
      applies: isThere,
      ask: ({ rows, startMany, close }) => (
        <TagFilesDialog
          files={rows}
          onClose={close}
          onChosen={changes =>
            startMany(async files => {
              const { isDone, payload, refusals } = await tag({ fileIds: idsOf(files), ...changes })
              return outcomesOf(files, isDone ? (payload?.files ?? []) : [], refused(refusals[0]?.code))
            })
          }
        />
      ),
      done: files => intl.formatMessage({ id: 'files.done.tags' }, count(files)),
    },
    {
      key: 'zip',
      label: 'files.act.zip',
      icon: <DownloadIcon size={18} />,
      runMany: async files => {
        downloadZip(idsOf(files), () =>
          toasts.tell({ kind: 'failure', title: intl.formatMessage({ id: 'files.zipFailed' }) }),
        )
        return files.map(() => null)
      },
      done: files => intl.formatMessage({ id: 'files.done.zip' }, count(files)),
    },
    {
      key: 'trash',
      label: 'files.act.trash',
      icon: <TrashIcon size={18} />,
      applies: isThere,
      ask: ({ rows, startMany, close }) => (
        <TrashFilesDialog
          files={rows}
          onClose={close}
          onChosen={inUse =>
            startMany(async files => {
              const { isDone, payload, refusals } = await trash({ fileIds: idsOf(files), inUse })
              const why = isDone ? intl.formatMessage({ id: 'files.inUse' }) : refused(refusals[0]?.code)
              return outcomesOf(files, isDone ? (payload?.files ?? []) : [], why)
            })
          }
        />
      ),
      undoMany: restoreMany,
      done: files => intl.formatMessage({ id: 'files.done.trash' }, count(files)),
    },
    {
      key: 'restore',
      label: 'files.act.restore',
      icon: <ReloadIcon size={18} />,
      isMain: true,
      applies: isTrashed,
      runMany: restoreMany,
      done: files => intl.formatMessage({ id: 'files.done.restore' }, count(files)),
    },
    {
      key: 'delete',
      label: 'files.act.delete',
      icon: <TrashIcon size={18} />,
      applies: file => isTrashed(file) && file.viewerCanDelete,
      question: {
        title: () => intl.formatMessage({ id: 'files.deleteTitle' }),
        text: files => intl.formatMessage({ id: 'files.deleteText' }, count(files)),
      },
      runMany: async files => {
        const { isDone, payload, refusals } = await remove({ fileIds: idsOf(files) })
        const gone = (payload?.deletedFileIds ?? []).map(id => ({ id }))
        return outcomesOf(files, isDone ? gone : [], refused(refusals[0]?.code))
      },
      done: files => intl.formatMessage({ id: 'files.done.delete' }, count(files)),
    },
  ]
}

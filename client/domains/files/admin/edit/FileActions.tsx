import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FileActions_file$key } from '../../../../__generated__/FileActions_file.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useLeave } from '../../../../adminKit/edit/LeaveGuard.tsx'
import { useWayBack } from '../../../../adminKit/list/returning.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { filesPath } from '../fileUrl.ts'
import style from './FileEditor.module.css'
import { useDeleteFiles } from './mutations/useDeleteFiles.ts'
import { useRestoreFiles } from './mutations/useRestoreFiles.ts'
import { useTrashFiles } from './mutations/useTrashFiles.ts'
import { useTitle } from './useTitle.ts'

/** Into the trash, out of it again, and gone for good. */
export function FileActions(props: { file: FileActions_file$key }) {
  const file = useFragment(
    graphql`
      fragment FileActions_file on File {
        id
        name
        deletedAt
        viewerCanEdit
        viewerCanDelete
        useCount
        uses {
          kind
          title
          adminPath
          viewerCanRemove
        }
      }
    `,
    props.file,
  )
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const titleOf = useTitle()
  const [isOpen, setOpen] = useState(false)
  const [trash] = useTrashFiles()
  const [restore, isRestoring] = useRestoreFiles()
  const [remove] = useDeleteFiles()
  const { id, name, uses, useCount } = file
  const isTrashed = file.deletedAt !== null && file.deletedAt !== undefined
  const isUsed = uses.length > 0
  const tell = (title: 'fileEdit.deleted' | 'fileEdit.restored') => {
    changes.note()
    toasts.tell({ kind: 'success', title: intl.formatMessage({ id: title }), detail: name })
  }
  const submit = async () => {
    const answer = isTrashed
      ? await remove({ fileIds: [id] })
      : await trash({ fileIds: [id], inUse: isUsed ? 'REMOVE' : 'REFUSE' })
    if (answer.isDone) {
      tell('fileEdit.deleted')
      leave(() => goBack(filesPath))
    }
    return answer
  }
  const bringBack = async () => {
    if ((await restore({ fileIds: [id] })).isDone) tell('fileEdit.restored')
  }
  const mayRemove = uses.every(use => use.viewerCanRemove)
  return (
    <>
      {isTrashed && file.viewerCanEdit && (
        <Button size="small" isBusy={isRestoring} onClick={bringBack}>
          <FormattedMessage id="fileEdit.restore" />
        </Button>
      )}
      {(isTrashed ? file.viewerCanDelete : file.viewerCanEdit) && (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          <FormattedMessage id={isTrashed ? 'fileEdit.deleteForGood' : 'fileEdit.delete'} />
        </Button>
      )}
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="fileEdit.deleteTitle"
        verb={isTrashed ? 'fileEdit.deleteForGood' : isUsed ? 'fileEdit.removeAndDelete' : 'fileEdit.delete'}
        text={
          isTrashed ? (
            <FormattedMessage id="fileEdit.deleteForGoodText" values={{ name }} />
          ) : isUsed ? (
            <>
              <p>
                <FormattedMessage
                  id={mayRemove ? 'fileEdit.deleteUsedText' : 'fileEdit.deleteNotAllowed'}
                  values={{ name, count: useCount }}
                />
              </p>
              <ul className={style.uses}>
                {uses.map(use => (
                  <li key={`${use.kind} ${use.adminPath}`}>
                    <span className={style.hint}>{titleOf(use.kind)}</span>
                    {use.title ?? <FormattedMessage id="fileEdit.hidden" />}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <FormattedMessage id="fileEdit.deleteText" values={{ name }} />
          )
        }
        initial={{}}
        fields={[]}
        submit={submit}
        isDangerous
      />
    </>
  )
}

import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FileEditor_file$key } from '../../../../__generated__/FileEditor_file.graphql.ts'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { LockActions, lockNote } from '../../../../adminKit/locks/LockActions.tsx'
import { useLock } from '../../../../adminKit/locks/useLock.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Notice, Status } from '../../../../ui/Badge.tsx'
import { filesPath } from '../fileUrl.ts'
import { FileActions } from './FileActions.tsx'
import { FileFacts } from './FileFacts.tsx'
import { FileHistory } from './FileHistory.tsx'
import { FilePreview } from './FilePreview.tsx'
import { FileUses } from './FileUses.tsx'
import { FileVersions } from './FileVersions.tsx'
import { changesOf, type FileForm, formOf, labelFields, nameFields, pointField, wordFields } from './fileForm.ts'
import { useUpdateFile } from './mutations/useUpdateFile.ts'

/** All that is said of a file, where it is used and what it was. */
export function FileEditor(props: { file: FileEditor_file$key }) {
  const file = useFragment(
    graphql`
      fragment FileEditor_file on File {
        id
        revision
        name
        isPicture
        alt {
          de
          en
        }
        caption {
          de
          en
        }
        tags
        isPublic
        focalPoint {
          x
          y
        }
        deletedAt
        viewerCanEdit
        ...FileActions_file
        ...FileFacts_file
        ...FileHistory_file
        ...FilePreview_file
        ...FileUses_file
        ...FileVersions_file
      }
    `,
    props.file,
  )
  const intl = useIntl()
  const { instant } = useAdminFormat()
  const [update] = useUpdateFile()
  const isTrashed = file.deletedAt !== null && file.deletedAt !== undefined
  const lock = useLock(file.viewerCanEdit && !isTrashed ? file.id : null)
  const saved = useMemo(() => formOf(file), [file])
  const fieldOf = (path: readonly string[]) =>
    (['alt', 'caption'] as const).flatMap(field => (path.includes(field) ? [`${field}.de`] : []))[0] ?? null
  const textOf = (code: string, path: string) =>
    code === 'FILE_IN_USE' && path === 'isPublic' ? ('fileEdit.publicInUse' as const) : null
  const save = async (form: FileForm, changed: readonly string[]): Promise<Saved> => {
    const changes = changesOf(form, changed)
    return { ...(await update({ fileId: file.id, revision: file.revision, changes })), fieldOf, textOf }
  }
  return (
    <EditPage
      title={file.name}
      back={{ to: filesPath, label: <FormattedMessage id="fileEdit.list" /> }}
      status={
        isTrashed && (
          <Status tone="danger">
            <FormattedMessage id="fileEdit.trashed" />
          </Status>
        )
      }
      actions={<FileActions file={file} />}
      saved={saved}
      version={file.revision}
      isReadOnly={isTrashed || !file.viewerCanEdit || lock.held !== null}
      readOnlyNote={
        isTrashed
          ? { id: 'fileEdit.trashedSince', values: { at: instant(String(file.deletedAt)) } }
          : lock.held
            ? lockNote(lock.held)
            : 'fileEdit.readOnly'
      }
      done="fileEdit.saved"
      notices={
        <>
          <LockActions {...lock} />
          {file.isPicture && saved.alt.de === '' && !isTrashed && (
            <Notice tone="warn">
              <FormattedMessage id="fileEdit.noAlt" />
            </Notice>
          )}
        </>
      }
      sections={[
        {
          id: 'preview',
          title: file.isPicture ? 'fileEdit.picture' : 'fileEdit.preview',
          fields: file.isPicture ? [pointField] : [],
          children: <FilePreview file={file} />,
        },
        { id: 'file', title: 'fileEdit.file', fields: nameFields },
        { id: 'words', title: 'fileEdit.words', fields: file.isPicture ? wordFields : labelFields },
        { id: 'uses', title: 'fileEdit.uses', fields: [], children: <FileUses file={file} /> },
        { id: 'versions', title: 'fileEdit.versions', fields: [], children: <FileVersions file={file} /> },
      ]}
      save={save}
      aside={<FileFacts file={file} />}
      history={<FileHistory file={file} label={intl.formatMessage({ id: 'fileEdit.history' })} />}
    />
  )
}

import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { EditObstacle, useEditorFrame_file$key } from '../../../../__generated__/useEditorFrame_file.graphql.ts'
import type { EditPageProps } from '../../../../adminKit/edit/EditPage.tsx'
import { LockActions, lockNote } from '../../../../adminKit/locks/LockActions.tsx'
import { useLock } from '../../../../adminKit/locks/useLock.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { FileVersions } from '../edit/FileVersions.tsx'
import { filePath, filesPath } from '../fileUrl.ts'

const obstacles: Readonly<Record<string, MessageId>> = {
  NO_PICTURE: 'pictureEditor.obstacle.noPicture',
  MOVING: 'pictureEditor.obstacle.moving',
  TOO_LARGE: 'pictureEditor.obstacle.tooLarge',
  DAMAGED: 'pictureEditor.obstacle.damaged',
  LOCKED: 'pictureEditor.obstacle.locked',
  SIGNED: 'pictureEditor.obstacle.signed',
} satisfies Readonly<Record<Exclude<EditObstacle, '%future added value'>, MessageId>>

type Frame = Pick<
  EditPageProps<object>,
  'title' | 'back' | 'actions' | 'version' | 'isReadOnly' | 'readOnlyNote' | 'notices'
>

/** What the editors of pictures and of documents have alike: the lock that they hold, what keeps a file from being edited, the
 *  ways to other pages, and earlier versions as the last section. */
export function useEditorFrame(key: useEditorFrame_file$key) {
  const file = useFragment(
    graphql`
      fragment useEditorFrame_file on File {
        id
        name
        revision
        viewerCanEdit
        editObstacle
        ...FileVersions_file
      }
    `,
    key,
  )
  const obstacle = file.editObstacle
  const lock = useLock(file.viewerCanEdit && !obstacle ? file.id : null)
  const readOnlyNote = obstacle ? obstacles[obstacle] : lock.held ? lockNote(lock.held) : undefined
  const frame: Frame = {
    title: file.name,
    back: { to: filesPath, label: <FormattedMessage id="pictureEditor.files" /> },
    actions: (
      <LinkButton look="quiet" size="small" to={filePath(file.id)}>
        <FormattedMessage id="pictureEditor.details" />
      </LinkButton>
    ),
    version: file.revision,
    isReadOnly: !file.viewerCanEdit || obstacle !== null || lock.held !== null,
    ...(readOnlyNote && { readOnlyNote }),
    notices: <LockActions {...lock} />,
  }
  const versions = {
    id: 'versions',
    title: 'fileEdit.versions',
    fields: [],
    children: <FileVersions file={file} />,
  } as const
  return { frame, versions }
}

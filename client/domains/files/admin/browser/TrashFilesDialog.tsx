import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { TrashFilesDialogQuery } from '../../../../__generated__/TrashFilesDialogQuery.graphql.ts'
import type { FilesInUse } from '../../../../__generated__/useTrashManyFilesMutation.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Radio } from '../../../../ui/Choices.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { FileRow } from './fileRow.ts'
import style from './TrashFilesDialog.module.css'

/** Of so many files it is said beforehand where they are used; of more, afterwards which were left where they are. */
const mostAsked = 100
/** Uses that are listed. */
const mostListed = 12

export interface TrashFilesDialogProps {
  files: readonly FileRow[]
  onClose: () => void
  onChosen: (inUse: FilesInUse) => void
}

/** Asks before files go into the trash, and warns of what still shows them. */
export function TrashFilesDialog({ files, onClose, onChosen }: TrashFilesDialogProps) {
  const [inUse, setInUse] = useState<FilesInUse>('KEEP')
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="files.deleteTitle" />}
      actions={
        <>
          <Button ref={cancel} look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button look="danger" onClick={() => onChosen(inUse)}>
            <FormattedMessage id="files.act.trash" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="files.trashText" values={{ count: files.length, name: files[0]?.name }} />
      </p>
      <Corner
        waiting={
          <p className={style.quiet} role="status">
            <FormattedMessage id="files.lookingForUses" />
          </p>
        }
      >
        {attempt => <Uses files={files} inUse={inUse} onChoose={setInUse} attempt={attempt} />}
      </Corner>
    </Dialog>
  )
}

interface UsesProps {
  files: readonly FileRow[]
  inUse: FilesInUse
  onChoose: (inUse: FilesInUse) => void
  attempt: number
}

/** Which of the files are used, by what, and what is to become of them. */
function Uses({ files, inUse, onChoose, attempt }: UsesProps) {
  const intl = useIntl()
  const { nodes } = useLazyLoadQuery<TrashFilesDialogQuery>(
    graphql`
      query TrashFilesDialogQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on File {
            id
            name
            useCount
            uses {
              title
              viewerCanRemove
            }
          }
        }
      }
    `,
    { ids: files.slice(0, mostAsked).map(file => file.id) },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const used = nodes.flatMap(node => (node?.id && node.uses && node.uses.length > 0 ? [node] : []))
  if (used.length === 0)
    return files.length > mostAsked ? (
      <p className={style.quiet}>
        <FormattedMessage id="files.usesUnknown" />
      </p>
    ) : null
  const mayRemove = used.every(({ uses }) => uses?.every(({ viewerCanRemove }) => viewerCanRemove))
  return (
    <div className={style.uses}>
      <p>
        <strong>
          <FormattedMessage id="files.usedTitle" values={{ count: used.length }} />
        </strong>
      </p>
      <ul>
        {used.slice(0, mostListed).map(({ id, name, uses, useCount }) => (
          <li key={id}>
            <span className={style.name}>{name}</span>{' '}
            <span className={style.quiet}>
              {uses
                ?.slice(0, 3)
                .map(({ title }) => title ?? intl.formatMessage({ id: 'files.useHidden' }))
                .join(', ')}
              {(useCount ?? 0) > 3 && ' …'}
            </span>
          </li>
        ))}
        {used.length > mostListed && (
          <li className={style.quiet}>
            <FormattedMessage id="files.usedMore" values={{ count: used.length - mostListed }} />
          </li>
        )}
      </ul>
      <fieldset className={style.choices}>
        <legend className="visually-hidden">
          <FormattedMessage id="files.usedChoice" />
        </legend>
        <Radio
          name="inUse"
          label={<FormattedMessage id="files.usedKeep" />}
          checked={inUse === 'KEEP'}
          onChange={() => onChoose('KEEP')}
        />
        <Radio
          name="inUse"
          label={<FormattedMessage id={mayRemove ? 'files.usedRemove' : 'files.usedMayNot'} />}
          checked={inUse === 'REMOVE'}
          disabled={!mayRemove}
          onChange={() => onChoose('REMOVE')}
        />
      </fieldset>
    </div>
  )
}

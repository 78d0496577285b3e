import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FileInputQuery } from '../../../../../__generated__/FileInputQuery.graphql.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { Corner } from '../../../../../ui/Corner.tsx'
import { DocumentIcon } from '../../../../../ui/icons.tsx'
import { Skeleton } from '../../../../../ui/Skeleton.tsx'
import { ChooseFiles } from '../../../../files/admin/chooser/ChooseFiles.tsx'
import type { ChooserMode } from '../../../../files/admin/chooser/modes.ts'
import style from './Panel.module.css'

export interface FileInputProps {
  field: { mode: ChooserMode }
  label: string
  hint?: string | undefined
  value: unknown
  isReadOnly: boolean
  onChange: (id: string | null) => void
}

/** One file of the library. Visitors are to see it: internal ones become public when they are chosen. */
export function FileInput({ field, label, hint, value, isReadOnly, onChange }: FileInputProps) {
  const id = typeof value === 'string' && value !== '' ? value : null
  return (
    <fieldset className={style.file}>
      <legend>{label}</legend>
      {hint && <p className={style.note}>{hint}</p>}
      {id !== null && (
        <Corner>
          {attempt => (
            <Suspense fallback={<Skeleton height="56px" />}>
              <ChosenFile id={id} attempt={attempt} />
            </Suspense>
          )}
        </Corner>
      )}
      {!isReadOnly && (
        <div className={style.buttons}>
          <ChooseFiles
            mode={field.mode}
            isMany={false}
            isForVisitors
            onChosen={([file]) => file && onChange(file.id)}
          />
          {id !== null && (
            <Button look="quiet" size="tiny" onClick={() => onChange(null)}>
              <FormattedMessage id="admin.designer.noFile" />
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

/** What a file that was chosen is called, and how it looks. Another `attempt` asks again what failed. */
export function ChosenFile({ id, attempt }: { id: string; attempt: number }) {
  const { file } = useLazyLoadQuery<FileInputQuery>(
    graphql`
      query FileInputQuery($id: ID!) {
        file(id: $id) {
          name
          deletedAt
          thumb: pictureUrl(width: 200, height: 200)
        }
      }
    `,
    { id },
    { fetchKey: attempt },
  )
  return (
    <div className={style.chosenFile}>
      {file?.thumb ? <img src={file.thumb} alt="" width={56} height={56} /> : <DocumentIcon size={24} />}
      <span>{file && !file.deletedAt ? file.name : <FormattedMessage id="admin.designer.fileGone" />}</span>
    </div>
  )
}

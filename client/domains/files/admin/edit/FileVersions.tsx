import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  FileVersions_file$data,
  FileVersions_file$key,
} from '../../../../__generated__/FileVersions_file.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { fileSize } from '../../parts/uploads/fileSize.ts'
import style from './FileEditor.module.css'
import { useRestoreFileVersion } from './mutations/useRestoreFileVersion.ts'

type Version = FileVersions_file$data['versions'][number]

/** What a file was before it was edited or replaced; each of it can come back. */
export function FileVersions(props: { file: FileVersions_file$key }) {
  const { id, revision, versions } = useFragment(
    graphql`
      fragment FileVersions_file on File {
        id
        revision
        versions {
          number
          name
          size
          width
          height
          replacedAt
          pictureUrl
        }
      }
    `,
    props.file,
  )
  const intl = useIntl()
  const toasts = useToasts()
  const changes = useChanges()
  const { instant, count } = useAdminFormat()
  const { isReadOnly } = useEditingContext<object>()
  const [asked, setAsked] = useState<Version | null>(null)
  const [restore] = useRestoreFileVersion()
  if (versions.length === 0)
    return (
      <p className={style.hint}>
        <FormattedMessage id="fileEdit.noVersions" />
      </p>
    )
  const submit = async () => {
    const answer = await restore({ fileId: id, revision, number: asked?.number ?? 0 })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'fileEdit.versionRestored' }) })
    }
    return answer
  }
  return (
    <>
      <ul className={style.versions}>
        {versions.map(version => (
          <li key={version.number}>
            {version.pictureUrl ? (
              <img src={version.pictureUrl} alt="" width={70} height={70} loading="lazy" />
            ) : (
              <span className={style.noPicture} />
            )}
            <div>
              <strong>
                <FormattedMessage id="fileEdit.version" values={{ number: version.number }} />
              </strong>
              <div className={style.hint}>
                <FormattedMessage id="fileEdit.until" values={{ at: instant(version.replacedAt) }} />
              </div>
              <div className={style.hint}>
                {version.width && version.height ? `${count(version.width)} × ${count(version.height)}, ` : ''}
                {fileSize(version.size, intl)}
              </div>
            </div>
            {!isReadOnly && (
              <Button
                look="outline"
                size="tiny"
                aria-label={intl.formatMessage({ id: 'fileEdit.restoreVersionOf' }, { number: version.number })}
                onClick={() => setAsked(version)}
              >
                <FormattedMessage id="fileEdit.restoreVersion" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={{ id: 'fileEdit.restoreVersionTitle', values: { number: asked?.number ?? 0 } }}
        verb="fileEdit.restoreVersion"
        text={<FormattedMessage id="fileEdit.restoreVersionText" />}
        initial={{}}
        fields={[]}
        submit={submit}
      />
    </>
  )
}

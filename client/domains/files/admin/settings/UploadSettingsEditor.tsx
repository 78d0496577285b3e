import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { UploadSettingsEditor_section$key } from '../../../../__generated__/UploadSettingsEditor_section.graphql.ts'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { Link } from '../../../../router/Link.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useUpdateUploadSettings } from './mutations/useUpdateUploadSettings.ts'
import { RoomForFiles } from './RoomForFiles.tsx'
import { changesOf, fieldOf, formOf, type UploadForm, uploadSections, type Values } from './uploadForm.ts'

/** The settings of uploads in one form; how much of the room is taken stands on top, for those who read files. */
export function UploadSettingsEditor(props: { section: UploadSettingsEditor_section$key }) {
  const { version, values, schema, viewerCanEdit } = useFragment(
    graphql`
      fragment UploadSettingsEditor_section on SettingsSection {
        version
        values
        schema
        viewerCanEdit
      }
    `,
    props.section,
  )
  const intl = useIntl()
  const viewer = useViewer()
  const [update] = useUpdateUploadSettings()
  const saved = useMemo(() => formOf(values as Values, intl), [values, intl])
  const sections = useMemo(() => uploadSections(schema, intl), [schema, intl])
  const save = async (form: UploadForm, changed: readonly string[]): Promise<Saved> => ({
    ...(await update({ section: 'files', version, changes: changesOf(form, changed) })),
    fieldOf,
    textOf: (code, path) => (code === 'INVALID_INPUT' && path === 'uploadPath' ? 'admin.uploads.path.wrong' : null),
  })
  return (
    <EditPage
      title={intl.formatMessage({ id: 'admin.uploads.title' })}
      back={{ to: '/admincenter/files', label: <FormattedMessage id="admin.uploads.back" /> }}
      saved={saved}
      version={version}
      isReadOnly={!viewerCanEdit}
      notices={
        viewer.mayRead('FILES') && <Corner>{attempt => <RoomForFiles fetchKey={`${attempt} ${version}`} />}</Corner>
      }
      sections={sections}
      save={save}
      history={
        viewer.mayRead('AUDIT') && (
          <p>
            <Link className="link" to="/admincenter/audit?action=settings.updated">
              <FormattedMessage id="admin.uploads.history" />
            </Link>
          </p>
        )
      }
    />
  )
}

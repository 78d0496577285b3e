import { graphql, usePreloadedQuery } from 'react-relay'
import type { UploadSettingsPageQuery } from '../../../../__generated__/UploadSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { UploadSettingsEditor } from './UploadSettingsEditor.tsx'

const query = graphql`
  query UploadSettingsPageQuery @preloadable {
    settingsSection(key: "files") {
      ...UploadSettingsEditor_section
    }
  }
`

function UploadSettingsPage(props: PageProps<UploadSettingsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<UploadSettingsPageQuery>(query, props.query)
  return section && <UploadSettingsEditor section={section} />
}

/** What comes into the library of files, and how much of it. */
export const page = definePage<UploadSettingsPageQuery>({
  query,
  Component: UploadSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

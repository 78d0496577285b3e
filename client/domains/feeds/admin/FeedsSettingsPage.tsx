import { graphql, usePreloadedQuery } from 'react-relay'
import type { FeedsSettingsPageQuery } from '../../../__generated__/FeedsSettingsPageQuery.graphql.ts'
import type { Values } from '../../../adminKit/settings/values.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { FeedsEditor } from './FeedsEditor.tsx'
import { feedFormOf } from './feedForm.ts'

const query = graphql`
  query FeedsSettingsPageQuery @preloadable {
    settingsSection(key: "feeds") {
      values
      ...SectionEditor_section
    }
  }
`

function FeedsSettingsPage(props: PageProps<FeedsSettingsPageQuery>) {
  const { settingsSection } = usePreloadedQuery<FeedsSettingsPageQuery>(query, props.query)
  if (!settingsSection) return null
  return <FeedsEditor section={settingsSection} isOffered={feedFormOf(settingsSection.values as Values).enabled} />
}

/** What shopping portals are told of the range. */
export const page = definePage<FeedsSettingsPageQuery>({
  query,
  Component: FeedsSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

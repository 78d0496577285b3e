import { graphql, usePreloadedQuery } from 'react-relay'
import type { SeoSettingsPageQuery } from '../../../__generated__/SeoSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { SeoEditor } from './SeoEditor.tsx'

const query = graphql`
  query SeoSettingsPageQuery @preloadable {
    settingsSection(key: "seo") {
      ...SectionEditor_section
    }
    siteFiles {
      ...SeoEditor_files
    }
  }
`

function SeoSettingsPage(props: PageProps<SeoSettingsPageQuery>) {
  const { settingsSection, siteFiles } = usePreloadedQuery<SeoSettingsPageQuery>(query, props.query)
  return settingsSection && <SeoEditor section={settingsSection} files={siteFiles} />
}

/** What search engines and previews are told of the site. */
export const page = definePage<SeoSettingsPageQuery>({
  query,
  Component: SeoSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

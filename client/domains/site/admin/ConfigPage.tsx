import { graphql, usePreloadedQuery } from 'react-relay'
import type { ConfigPageQuery } from '../../../__generated__/ConfigPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { ConfigEditor } from './ConfigEditor.tsx'

const query = graphql`
  query ConfigPageQuery @preloadable {
    settingsSection(key: "site") {
      ...SectionEditor_section
    }
    siteFiles {
      ...ConfigEditor_files
    }
  }
`

function ConfigPage(props: PageProps<ConfigPageQuery>) {
  const { settingsSection, siteFiles } = usePreloadedQuery<ConfigPageQuery>(query, props.query)
  return settingsSection && <ConfigEditor section={settingsSection} files={siteFiles} />
}

/** What the whole site does, and the way to all other settings. */
export const page = definePage<ConfigPageQuery>({
  query,
  Component: ConfigPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

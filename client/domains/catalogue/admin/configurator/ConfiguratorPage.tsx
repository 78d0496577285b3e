import { graphql, usePreloadedQuery } from 'react-relay'
import type { ConfiguratorPageQuery } from '../../../../__generated__/ConfiguratorPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { ConfiguratorEditor } from './ConfiguratorEditor.tsx'

const query = graphql`
  query ConfiguratorPageQuery @preloadable {
    settingsSection(key: "variantProperties") {
      ...SectionEditor_section
    }
    ...ConfiguratorEditor_query
  }
`

function ConfiguratorPage(props: PageProps<ConfiguratorPageQuery>) {
  const data = usePreloadedQuery<ConfiguratorPageQuery>(query, props.query)
  return data.settingsSection && <ConfiguratorEditor section={data.settingsSection} query={data} />
}

/** The properties of products and their sizes: what they are called, and where they are shown and asked for. */
export const page = definePage<ConfiguratorPageQuery>({
  query,
  Component: ConfiguratorPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

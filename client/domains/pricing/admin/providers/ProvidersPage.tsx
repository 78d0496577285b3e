import { graphql, usePreloadedQuery } from 'react-relay'
import type { ProvidersPageQuery } from '../../../../__generated__/ProvidersPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { ProvidersEditor } from './ProvidersEditor.tsx'

const query = graphql`
  query ProvidersPageQuery @preloadable {
    settingsSection(key: "delivery") {
      ...SectionEditor_section
    }
  }
`

function ProvidersPage(props: PageProps<ProvidersPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<ProvidersPageQuery>(query, props.query)
  return section && <ProvidersEditor section={section} />
}

/** Who carries parcels. */
export const page = definePage<ProvidersPageQuery>({
  query,
  Component: ProvidersPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

import { graphql, usePreloadedQuery } from 'react-relay'
import type { UnitsPageQuery } from '../../../../__generated__/UnitsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { UnitsEditor } from './UnitsEditor.tsx'

const query = graphql`
  query UnitsPageQuery @preloadable {
    settingsSection(key: "units") {
      ...SectionEditor_section
    }
  }
`

function UnitsPage(props: PageProps<UnitsPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<UnitsPageQuery>(query, props.query)
  return section && <UnitsEditor section={section} />
}

/** The units in which goods are counted. */
export const page = definePage<UnitsPageQuery>({
  query,
  Component: UnitsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

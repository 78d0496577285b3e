import { graphql, usePreloadedQuery } from 'react-relay'
import type { DisplayPageQuery } from '../../../../__generated__/DisplayPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { DisplayEditor } from './DisplayEditor.tsx'

const query = graphql`
  query DisplayPageQuery @preloadable {
    settingsSection(key: "display") {
      ...SectionEditor_section
    }
  }
`

function DisplayPage(props: PageProps<DisplayPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<DisplayPageQuery>(query, props.query)
  return section && <DisplayEditor section={section} />
}

/** How the shop shows prices. */
export const page = definePage<DisplayPageQuery>({
  query,
  Component: DisplayPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

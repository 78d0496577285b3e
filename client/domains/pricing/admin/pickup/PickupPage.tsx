import { graphql, usePreloadedQuery } from 'react-relay'
import type { PickupPageQuery } from '../../../../__generated__/PickupPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { PickupEditor } from './PickupEditor.tsx'

const query = graphql`
  query PickupPageQuery @preloadable {
    settingsSection(key: "shipping") {
      ...SectionEditor_section
    }
  }
`

function PickupPage(props: PageProps<PickupPageQuery>) {
  const { settingsSection: section } = usePreloadedQuery<PickupPageQuery>(query, props.query)
  return section && <PickupEditor section={section} />
}

/** The places where goods are handed out. */
export const page = definePage<PickupPageQuery>({
  query,
  Component: PickupPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

import { graphql, usePreloadedQuery } from 'react-relay'
import type { ShippingSettingsPageQuery } from '../../../../__generated__/ShippingSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { ShippingEditor } from './ShippingEditor.tsx'

const query = graphql`
  query ShippingSettingsPageQuery @preloadable {
    settingsSection(key: "shipping") {
      ...SectionEditor_section
    }
    ...ShippingEditor_query
  }
`

function ShippingSettingsPage(props: PageProps<ShippingSettingsPageQuery>) {
  const data = usePreloadedQuery<ShippingSettingsPageQuery>(query, props.query)
  return data.settingsSection && <ShippingEditor section={data.settingsSection} query={data} />
}

/** Groups of goods that are sent alike, with their costs; times of delivery. */
export const page = definePage<ShippingSettingsPageQuery>({
  query,
  Component: ShippingSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

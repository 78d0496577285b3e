import { graphql, usePreloadedQuery } from 'react-relay'
import type { GeneralSettingsPageQuery } from '../../../__generated__/GeneralSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { GeneralEditor } from './GeneralEditor.tsx'

const query = graphql`
  query GeneralSettingsPageQuery @preloadable {
    shopSection: settingsSection(key: "shop") {
      ...GeneralEditor_section
    }
    operatorSection: settingsSection(key: "operator") {
      ...GeneralEditor_section
    }
    storefrontsSection: settingsSection(key: "storefronts") {
      ...GeneralEditor_section
    }
    shopOpening {
      ...GeneralEditor_opening
    }
  }
`

function GeneralSettingsPage(props: PageProps<GeneralSettingsPageQuery>) {
  const data = usePreloadedQuery<GeneralSettingsPageQuery>(query, props.query)
  const { shopSection: shop, operatorSection: operator, storefrontsSection: storefronts } = data
  if (!shop || !operator || !storefronts) return null
  return <GeneralEditor shop={shop} operator={operator} storefronts={storefronts} opening={data.shopOpening} />
}

/** Who the shop is and who stands behind it: what the imprint tells, what opens the shop, and which other
 *  sites may use it. */
export const page = definePage<GeneralSettingsPageQuery>({
  query,
  Component: GeneralSettingsPage,
  outcome: ({ shopSection, operatorSection, storefrontsSection }) =>
    shopSection && operatorSection && storefrontsSection ? 'found' : 'notFound',
})

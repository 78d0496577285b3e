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
    webhooksSection: settingsSection(key: "webhooks") {
      ...GeneralEditor_section
    }
    shopOpening {
      ...GeneralEditor_opening
    }
  }
`

function GeneralSettingsPage(props: PageProps<GeneralSettingsPageQuery>) {
  const data = usePreloadedQuery<GeneralSettingsPageQuery>(query, props.query)
  const {
    shopSection: shop,
    operatorSection: operator,
    storefrontsSection: storefronts,
    webhooksSection: webhooks,
  } = data
  if (!shop || !operator || !storefronts || !webhooks) return null
  return <GeneralEditor {...{ shop, operator, storefronts, webhooks }} opening={data.shopOpening} />
}

/** Who the shop is and who stands behind it: what the imprint tells, what opens the shop, which other sites may use it, and
 *  where it tells programs of events. */
export const page = definePage<GeneralSettingsPageQuery>({
  query,
  Component: GeneralSettingsPage,
  outcome: ({ shopSection, operatorSection, storefrontsSection, webhooksSection }) =>
    shopSection && operatorSection && storefrontsSection && webhooksSection ? 'found' : 'notFound',
})

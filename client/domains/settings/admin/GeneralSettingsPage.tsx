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
    shopOpening {
      ...GeneralEditor_opening
    }
  }
`

function GeneralSettingsPage(props: PageProps<GeneralSettingsPageQuery>) {
  const { shopSection, operatorSection, shopOpening } = usePreloadedQuery<GeneralSettingsPageQuery>(query, props.query)
  if (!shopSection || !operatorSection) return null
  return <GeneralEditor shop={shopSection} operator={operatorSection} opening={shopOpening} />
}

/** Who the shop is and who stands behind it: what the imprint tells, and what opens the shop. */
export const page = definePage<GeneralSettingsPageQuery>({
  query,
  Component: GeneralSettingsPage,
  outcome: ({ shopSection, operatorSection }) => (shopSection && operatorSection ? 'found' : 'notFound'),
})

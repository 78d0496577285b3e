import { graphql, usePreloadedQuery } from 'react-relay'
import type { CheckoutSettingsPageQuery } from '../../../__generated__/CheckoutSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { CheckoutEditor } from './CheckoutEditor.tsx'

const query = graphql`
  query CheckoutSettingsPageQuery @preloadable {
    settingsSection(key: "checkout") {
      ...SectionEditor_section
    }
    discountsSection: settingsSection(key: "discounts") {
      values
    }
  }
`

function CheckoutSettingsPage(props: PageProps<CheckoutSettingsPageQuery>) {
  const { settingsSection, discountsSection } = usePreloadedQuery<CheckoutSettingsPageQuery>(query, props.query)
  return settingsSection && <CheckoutEditor section={settingsSection} discounts={discountsSection?.values} />
}

/** Whether the shop sells, from which value on, and what buyers declare. */
export const page = definePage<CheckoutSettingsPageQuery>({
  query,
  Component: CheckoutSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})

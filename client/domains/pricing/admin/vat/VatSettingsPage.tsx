import { graphql, usePreloadedQuery } from 'react-relay'
import type { VatSettingsPageQuery } from '../../../../__generated__/VatSettingsPageQuery.graphql.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { VatEditor } from './VatEditor.tsx'

const query = graphql`
  query VatSettingsPageQuery @preloadable {
    settingsSection(key: "vat") {
      ...SectionEditor_section
    }
    ...VatEditor_query
  }
`

function VatSettingsPage(props: PageProps<VatSettingsPageQuery>) {
  const data = usePreloadedQuery<VatSettingsPageQuery>(query, props.query)
  return data.settingsSection && <VatEditor section={data.settingsSection} query={data} />
}

/** How the shop taxes: prices with or without VAT, groups of goods with their rates, small businesses, proof of VAT ids. */
export const page = definePage<VatSettingsPageQuery>({
  query,
  Component: VatSettingsPage,
  outcome: ({ settingsSection }) => (settingsSection ? 'found' : 'notFound'),
})
